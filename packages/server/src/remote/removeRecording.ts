import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { recordingEntry } from './recordings/recordingEntry.ts';
import { removeRecordingFile } from './recordings/recordingFiles.ts';

/** Removes a recording before its time. */
export const removeRecording = forPerson<'removeRecording'>(async ({ path }, { settings, transact }) => {
  const removed = await transact(async ({ recordings, audit }) => {
    const recording = await recordings.find(path.recordingPk);
    if (!recording || !recording.record.may_remove) return recording;
    await recordings.remove(recording.row.pk);
    await audit.writeAdministration([recordingEntry('recordingRemoved', recording.record)]);
    return recording;
  });
  if (!removed) return problem(404, 'not_found');
  if (!removed.record.may_remove) return problem(409, 'recording_runs');
  await removeRecordingFile(settings.recordings, removed.row);
  return done();
});

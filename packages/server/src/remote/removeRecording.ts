import { auditOfCall } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import type { RecordingSettings } from '../settings/index.ts';
import { recordingEntry } from './recordings/recordingEntry.ts';
import { removeRecordingFile } from './recordings/recordingFiles.ts';
import { type RecordingRow, recordingStore } from './recordings/recordingStore.ts';

/** Whether the file of a recording has been removed. */
async function isFileGone(settings: RecordingSettings, row: RecordingRow): Promise<boolean> {
  try {
    await removeRecordingFile(settings, row);
    return true;
  } catch {
    // Windows cannot remove a file that somebody is reading. The next cleanup does, and reports failures.
    return false;
  }
}

/** Removes a recording early: nobody sees it any more. Its row goes after its file, so that no file is left behind. */
export const removeRecording = forPerson({ audit: auditOfCall, recordings: recordingStore })<'removeRecording'>(async (
  { path },
  { settings, stores, transact },
) => {
  const removed = await transact(async ({ recordings, audit }) => {
    const recording = await recordings.find(path.recordingPk);
    if (!recording || !recording.record.mayRemove) return recording;
    await recordings.expire(recording.row.pk);
    await audit.writeAdministration([recordingEntry('recordingRemoved', recording.record)]);
    return recording;
  });
  if (!removed) return problem(404, 'not_found');
  if (!removed.record.mayRemove) return problem(409, 'recording_runs');
  if (await isFileGone(settings.recordings, removed.row)) await stores.recordings.forget(removed.row.pk);
  return done();
});

import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { recordingStore } from './recordings/recordingStore.ts';

/** What is known about a recording. */
export const readRecording = forPerson({ recordings: recordingStore })<'readRecording'>(async (
  { path },
  { stores },
) => {
  const recording = await stores.recordings.find(path.recordingPk);
  return recording ? found([recording.record]) : problem(404, 'not_found');
});

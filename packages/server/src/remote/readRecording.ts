import { found, problem } from '../http/answers.ts';
import { recordingStore } from './recordings/recordingStore.ts';
import { forPerson } from '../members/forPerson.ts';

/** What is known of a recording. */
export const readRecording = forPerson({ recordings: recordingStore })<'readRecording'>(async (
  { path },
  { stores },
) => {
  const recording = await stores.recordings.find(path.recordingPk);
  return recording ? found([recording.record]) : problem(404, 'not_found');
});

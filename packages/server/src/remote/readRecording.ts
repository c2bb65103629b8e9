import { found, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** What is known of a recording. */
export const readRecording = forPerson<'readRecording'>(async ({ path }, { stores }) => {
  const recording = await stores.recordings.find(path.recordingPk);
  return recording ? found([recording.record]) : problem(404, 'not_found');
});

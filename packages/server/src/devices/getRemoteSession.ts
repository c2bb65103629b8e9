import { found, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** How far a remote session is that the caller opened: the console tells no more than the viewer reported. */
export const getRemoteSession = forPerson<'getRemoteSession'>(async ({ header }, { stores }) => {
  const state = await stores.remote.progress(header['launch-token']);
  return state === null ? problem(404, 'not_found') : found([{ state }]);
});

import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { remoteStore } from './remoteStore.ts';

/** The progress of a remote session that the caller opened: the console says no more than the viewer reported. */
export const getRemoteSession = forPerson({ remote: remoteStore })<'getRemoteSession'>(async (
  { header },
  { stores },
) => {
  const state = await stores.remote.progress(header['launch-token']);
  return state === null ? problem(404, 'not_found') : found([{ state }]);
});

import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { deviceStore } from './deviceStore.ts';
import { favouriteStore } from './favouriteStore.ts';

/** Marks a device as one of the caller's favorites (B-FAV-01, B-FAV-08). */
export const addFavourite = forPerson({ devices: deviceStore, favourites: favouriteStore })<'addFavourite'>(async (
  { body },
  { stores },
) => {
  const access = await stores.devices.access(body.serverId);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  return found([await stores.favourites.add(access.device.pk)]);
});

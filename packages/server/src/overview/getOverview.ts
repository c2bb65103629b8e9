import { groupStore } from '../groups/index.ts';
import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { overviewStore } from './overviewStore.ts';

/** The state of the devices that the person may see; each number equals the length of the list that it links to. */
export const getOverview = forPerson({ groups: groupStore, overview: overviewStore })<'getOverview'>(
  async (_request, { stores }) => found([await stores.overview.fleet(await stores.groups.deviceCount())]),
);

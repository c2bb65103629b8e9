import { groupStore } from '../groups/index.ts';
import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { overviewStore } from './overviewStore.ts';

/** How the devices are that the person may see; each number is as long as the list that it leads to. */
export const getOverview = forPerson({ groups: groupStore, overview: overviewStore })<'getOverview'>(
  async (_request, { stores }) => found([await stores.overview.fleet(await stores.groups.deviceCount())]),
);

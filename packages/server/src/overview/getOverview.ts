import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** How the devices are that the person may see; each number is as long as the list that it leads to. */
export const getOverview = forPerson<'getOverview'>(async (_request, { stores }) =>
  found([await stores.overview.fleet(await stores.groups.deviceCount())]),
);

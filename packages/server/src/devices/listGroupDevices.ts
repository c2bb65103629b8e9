import { groupStore } from '../groups/index.ts';
import { page } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import type { DeviceChoice } from './devicePage.ts';
import { deviceSource } from './deviceSource.ts';
import { deviceStore } from './deviceStore.ts';

/** Default number of devices per page. */
const PAGE_SIZE = 10;

/** The devices in a group, or all that the caller may see (C-API-20, C-GDETAIL-18 to C-GDETAIL-22). */
export const listGroupDevices = forPerson({ devices: deviceStore, groups: groupStore })<'listGroupDevices'>(async (
  { query },
  { stores },
) => {
  const { searchValue: text, limit = PAGE_SIZE, offset = 0 } = query;
  const found = await deviceSource(stores, { group: query.groupId });
  if (!found.ok) return found.refusal;
  const choice: DeviceChoice = {
    from: found.source,
    search: text === undefined ? null : { key: 'any', text },
    filter: {},
  };
  const devices = await stores.devices.page(choice, { by: 'alias', order: 'asc', limit, offset });
  return page(
    devices.map(({ id, alias, osId, isOnline, groupId, groupName }) => ({
      id,
      alias,
      osId,
      isOnline,
      groupId,
      groupName,
    })),
    await stores.devices.count(choice),
  );
});

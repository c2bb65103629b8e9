import { page, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import type { DeviceChoice } from '../devices/devicePage.ts';

/** Devices on a page that does not say how many it wants. */
const PAGE_SIZE = 10;

/** The devices in a group, or all that the caller may see (C-API-20, C-GDETAIL-18 to C-GDETAIL-22). */
export const listGroupDevices = forPerson<'listGroupDevices'>(async ({ query }, { stores }) => {
  const { device_group_fk: groupPk, search_value: text, limit = PAGE_SIZE, offset = 0 } = query;
  const standing = groupPk === undefined ? null : await stores.groups.standing(groupPk);
  if (standing?.kind === 'missing') return problem(404, 'not_found');
  if (standing?.kind === 'closed') return problem(403, 'no_group_access');
  const choice: DeviceChoice = {
    from: groupPk === undefined ? { kind: 'all' } : { kind: 'group', pk: groupPk, subgroups: false },
    search: text === undefined ? null : { key: 'any', text },
    filter: {},
  };
  const devices = await stores.devices.page(choice, { by: 'alias', order: 'asc', limit, offset });
  return page(
    devices.map(({ pk, alias, dev_os_id, alive, device_group_fk, device_group_name }) => ({
      pk,
      alias,
      dev_os_id,
      alive,
      device_group_fk,
      device_group_name,
    })),
    await stores.devices.count(choice),
  );
});

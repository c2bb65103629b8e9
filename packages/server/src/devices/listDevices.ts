import { OPERATING_SYSTEMS } from '@remote-console/domain';
import { page, problem } from '../http/answers.ts';
import { forPerson, type RequestOf } from '../http/operation.ts';
import { isNarrowing, type DeviceFilter } from './deviceFilter.ts';
import { soonestSource, type DeviceChoice, type DeviceSearch, type DeviceSource } from './devicePage.ts';

/** Devices on a page that does not say how many it wants. */
const PAGE_SIZE = 24;

type Query = RequestOf<'listDevices'>['query'];

/** What is searched for: null for nothing, `invalid` for an operating system that is none. */
function searchOf({ search_key: key = 'any', search_value: value }: Query): DeviceSearch | 'invalid' | null {
  if (value === undefined) return null;
  if (key !== 'os') return { key, text: value };
  const system = OPERATING_SYSTEMS.find(({ code }) => String(code) === value.trim());
  return system ? { key: 'os', code: system.code } : 'invalid';
}

function sourceOf({ device_group_pk: groupPk = 'all', subgroups }: Query): DeviceSource {
  if (groupPk === 'all') return { kind: 'all' };
  if (groupPk === 'favorate') return { kind: 'favourites' };
  return { kind: 'group', pk: Number(groupPk), subgroups: subgroups === 1 };
}

/** A page of the devices that the caller may see (B-API-01, B-ROUTE-04 to B-ROUTE-06). */
export const listDevices = forPerson<'listDevices'>(async ({ query }, { stores }) => {
  const { by = 'alias', order = 'asc', limit = PAGE_SIZE, offset = 0 } = query;
  const { alive, os, approval, version, favourite } = query;
  const search = searchOf(query);
  if (search === 'invalid') return problem(400, 'invalid_data', 'search_value');

  const asked = sourceOf(query);
  const standing = asked.kind === 'group' ? await stores.groups.standing(asked.pk) : null;
  if (standing?.kind === 'missing') return problem(404, 'not_found');
  if (standing?.kind === 'closed') return problem(403, 'no_group_access');

  const group = standing?.group;
  const from = soonestSource(asked, group);
  const filter: DeviceFilter = { alive, os, approval, version, favourite };
  const choice: DeviceChoice = { from, search, filter };
  const cut = { by, order, limit, offset };
  if (search !== null) {
    const { devices, total } = await stores.devices.search(choice, cut);
    return page(devices, total);
  }
  const devices = await stores.devices.page(choice, cut);
  // Without a filter the kept counters know the total; counting a large fleet for every page would be the main cost.
  if (isNarrowing(filter) || from.kind === 'favourites') return page(devices, await stores.devices.count(choice));
  if (from.kind === 'group' && !from.subgroups && group) return page(devices, group.device_count);
  return page(devices, await stores.groups.deviceCount(from.kind === 'group' ? from.pk : null));
});

import type { Device } from '@remote-console/api-client/contract';
import { OPERATING_SYSTEMS } from '@remote-console/domain';
import { type GroupStore, groupStore } from '../groups/index.ts';
import { type AnswerOf, foundWith, problem, type RequestOf, reusedAnswer } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { askedFilter } from './askedFilter.ts';
import { isNarrowing } from './deviceFilter.ts';
import type { DeviceChoice, DeviceSearch } from './devicePage.ts';
import { devicePages, pageKey } from './devicePages.ts';
import { deviceSource } from './deviceSource.ts';
import { type DeviceStore, deviceStore } from './deviceStore.ts';

/** Default number of devices per page. */
const PAGE_SIZE = 24;

type Query = RequestOf<'listDevices'>['query'];

/** What is searched for: null for nothing, `invalid` for an unknown operating system. */
function searchOf({ searchKey: key = 'any', searchValue: value }: Query): DeviceSearch | 'invalid' | null {
  if (value === undefined) return null;
  if (key !== 'os') return { key, text: value };
  const system = OPERATING_SYSTEMS.find(({ code }) => String(code) === value.trim());
  return system ? { key: 'os', code: system.code } : 'invalid';
}

async function answerOf(
  query: Query,
  stores: { readonly devices: DeviceStore; readonly groups: GroupStore },
): Promise<AnswerOf<'listDevices'>> {
  const { by = 'alias', order = 'asc', limit = PAGE_SIZE, offset = 0 } = query;
  const search = searchOf(query);
  if (search === 'invalid') return problem(400, 'invalid_data', 'searchValue');

  const found = await deviceSource(stores, query);
  if (!found.ok) return found.refusal;
  const asked = await askedFilter(stores, query);
  if (!asked.ok) return asked.refusal;
  const { source: from, group } = found;
  const { filter, unknown } = asked;
  const choice: DeviceChoice = { from, search, filter };
  const cut = { by, order, limit, offset };
  const page = (devices: Device[], totalCount: number) =>
    foundWith(devices, { totalCount, ...(unknown.length === 0 ? {} : { unknownNames: [...unknown] }) });
  if (search !== null) {
    const { devices, total } = await stores.devices.search(choice, cut);
    return page(devices, total);
  }
  const devices = await stores.devices.page(choice, cut);
  // Without a filter, the stored counters give the total; counting a large fleet for every page would be the main cost.
  if (isNarrowing(filter) || from.kind === 'favourites') return page(devices, await stores.devices.count(choice));
  if (from.kind === 'group' && !from.subgroups && group) return page(devices, group.deviceCount);
  return page(devices, await stores.groups.deviceCount(from.kind === 'group' ? from.pk : null));
}

/** A page of the devices that the caller may see (B-API-01, B-ROUTE-04 to B-ROUTE-06). */
export const listDevices = forPerson({ devices: deviceStore, groups: groupStore, devicePages })<'listDevices'>(async (
  { query },
  { stores },
) => {
  const key = pageKey(query);
  const { pagesOf } = stores.devices;
  if (key === null || pagesOf === null) return answerOf(query, stores);
  const make = async () => reusedAnswer(await answerOf(query, stores));
  return stores.devicePages({ key: `${pagesOf.person} ${key}`, revision: pagesOf.revision, make });
});

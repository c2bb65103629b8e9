import type { DeviceSortKey } from './deviceFields.ts';
import { deviceFilterQuery, type DeviceFilterQuery } from './deviceFilters.ts';
import type { DeviceSearchKey, DeviceView } from './deviceView.ts';

/** The query of a device list call, by its wire names. */
export interface DeviceQuery extends DeviceFilterQuery {
  readonly by: DeviceSortKey;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly searchMode: 'pagination';
  readonly group: string;
  readonly searchKey?: DeviceSearchKey;
  readonly searchValue?: string;
  readonly subgroups?: 1;
  /** A filter's text, in addition to the others. */
  readonly filter?: string;
}

/** Whether the address names a group, rather than one of the lists outside the tree. */
export const isGroupList = (groupId: string): boolean => /^\d+$/.test(groupId);

/**
 * The call that fetches a page of the list. A search's key and value are sent only if there is something to search for
 * (B-LIST-17). The address says `favorite` where the wire says `favorate` (B-ROUTE-05).
 *
 * @param groupId From the address: `all`, `favorite` or the ID of a group.
 */
export function deviceQuery(view: DeviceView, groupId: string): DeviceQuery {
  const { by, order, size, page, searchKey, searchValue, filters, filter, subgroups } = view;
  return {
    by,
    order,
    limit: size,
    offset: (page - 1) * size,
    searchMode: 'pagination',
    group: groupId === 'favorite' ? 'favorate' : groupId,
    ...(searchValue === '' ? {} : { searchKey, searchValue }),
    ...(subgroups && isGroupList(groupId) ? { subgroups: 1 } : {}),
    ...deviceFilterQuery(filters),
    ...(filter === '' ? {} : { filter }),
  };
}

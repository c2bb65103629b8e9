import { DEVICE_SORT_KEYS, type DeviceSortKey } from './deviceFields.ts';
import { parseDeviceFilters, setFilters, type DeviceFilters } from './deviceFilters.ts';
import {
  choiceParameter,
  listState,
  oneOf,
  orderParameter,
  pageParameter,
  SEARCH_LIMIT,
  searchParameter,
  sizeParameter,
  type StateParameter,
  type ViewParameters,
} from '../address/index.ts';

/** The views of the device list; in `edit` the table's names and memos are editable (B-LIST-06). */
export const DEVICE_LIST_VIEWS = ['card', 'table', 'live', 'edit'] as const;

/** A view of the device list. */
export type DeviceListView = (typeof DEVICE_LIST_VIEWS)[number];

/** The available numbers of devices per page (B-LIST-11). */
export const DEVICE_PAGE_SIZES = [12, 24, 36] as const;

/** Devices per page. */
export type DevicePageSize = (typeof DEVICE_PAGE_SIZES)[number];

/** The fields that a search covers; `any` is name, memo, and addresses together. */
export const DEVICE_SEARCH_KEYS = ['any', 'alias', 'memo', 'ip'] as const;

/** One of these search fields. */
export type DeviceSearchKey = (typeof DEVICE_SEARCH_KEYS)[number];

/**
 * The longest typed filter that is kept, in UTF-16 units. It is longer than what is accepted, so that users can see
 * which part of a longer one is too much.
 */
export const KEPT_FILTER_LIMIT = 1000;

/** Whether anything besides the group restricts the list. */
export const isNarrowed = ({ searchValue, filters, filter }: DeviceView): boolean =>
  searchValue !== '' || filter !== '' || setFilters(filters).length > 0;

/** Everything about the list that its address carries. */
export interface DeviceView {
  readonly view: DeviceListView;
  /** From 1. */
  readonly page: number;
  readonly size: DevicePageSize;
  readonly by: DeviceSortKey;
  readonly order: 'asc' | 'desc';
  readonly searchKey: DeviceSearchKey;
  /** Trimmed; empty means no search. */
  readonly searchValue: string;
  /** The restrictions besides the search; all of them apply together. */
  readonly filters: DeviceFilters;
  /** What a typed filter adds to these, as `parseFilter` reads it; trimmed, empty for nothing. */
  readonly filter: string;
  /** Whether a group's list includes the devices of its subgroups, as far as the user may open them. */
  readonly subgroups: boolean;
}

/** Devices per page by default: 12 as cards, 24 in the table (B-LIST-10, B-LIST-12). */
export function defaultPageSize(view: DeviceListView): 12 | 24 {
  return view === 'card' ? 12 : 24;
}

/**
 * Whether the list includes subgroups. Inclusion is always written, so that recipients of the address see the same
 * devices. Exclusion is written where a list would otherwise include them.
 */
const subgroupsParameter = (initial: boolean): StateParameter<boolean> => ({
  name: 'subgroups',
  read: (text) => (text === '0' || text === '1' ? text === '1' : initial),
  write: (value) => (value || initial ? (value ? '1' : '0') : null),
});

/** The list, except for its view and its restrictions besides the search. */
const deviceState = (initialSize: DevicePageSize, subgroups: boolean) =>
  listState<Omit<DeviceView, 'view' | 'filters'>>({
    page: pageParameter(),
    size: sizeParameter(DEVICE_PAGE_SIZES, initialSize),
    by: choiceParameter('by', DEVICE_SORT_KEYS, 'alias'),
    order: orderParameter('asc'),
    searchKey: choiceParameter('search_key', DEVICE_SEARCH_KEYS, 'any'),
    searchValue: searchParameter('search_value', SEARCH_LIMIT),
    filter: searchParameter('filter', KEPT_FILTER_LIMIT),
    subgroups: subgroupsParameter(subgroups),
  });

const statesOf = (initialSize: DevicePageSize) => ({
  with: deviceState(initialSize, true),
  without: deviceState(initialSize, false),
});

/** Created once: the frame reads the address on every render. */
const STATES = { 12: statesOf(12), 24: statesOf(24) };

/** The list in a view, with or without subgroups by default. */
const stateOf = (view: DeviceListView, subgroups: boolean) =>
  STATES[defaultPageSize(view)][subgroups ? 'with' : 'without'];

/**
 * The initial list, in the user's preferred view.
 *
 * @param subgroups Whether the user last included subgroups; the documented default is without.
 */
export const defaultDeviceView = (view: DeviceListView, subgroups = false): DeviceView => ({
  view,
  ...stateOf(view, subgroups).initial,
  filters: {},
});

/**
 * Reads the list's state from the address. A missing or invalid value falls back to its default, so any address is
 * valid.
 *
 * @param preferred The view to use if the address names none.
 * @param subgroups Whether to include subgroups if the address doesn't say.
 */
export function parseDeviceView(
  parameters: ViewParameters,
  preferred: DeviceListView = 'table',
  subgroups = false,
): DeviceView {
  const view = oneOf(DEVICE_LIST_VIEWS, parameters['view'], preferred);
  return { view, ...stateOf(view, subgroups).parse(parameters), filters: parseDeviceFilters(parameters) };
}

/**
 * Writes the list's state for the address; defaults are omitted, so the initial list has a plain address.
 *
 * @param subgroups Whether this user's lists include subgroups if the address doesn't say.
 */
export function formatDeviceView(
  { view, filters, ...state }: DeviceView,
  preferred: DeviceListView = 'table',
  subgroups = false,
): Record<string, string> {
  return {
    ...(view === preferred ? {} : { view }),
    ...stateOf(view, subgroups).format(state),
    ...filters,
  };
}

/**
 * The list's state after a change by the user. Changing the page is just that; any other change starts over at page 1,
 * another search key clears the search value (B-LIST-18), and another view brings its own page size.
 */
export function changeDeviceView(view: DeviceView, change: Partial<DeviceView>): DeviceView {
  const otherKey = change.searchKey !== undefined && change.searchKey !== view.searchKey;
  const otherView = change.view !== undefined && change.view !== view.view;
  return {
    ...view,
    page: 1,
    ...(otherView ? { size: defaultPageSize(change.view) } : {}),
    ...(otherKey ? { searchValue: '' } : {}),
    ...change,
  };
}

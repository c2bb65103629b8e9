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

/** The ways to look at the device list; in `edit` the names and memos of the table are open to be typed in (B-LIST-06). */
export const DEVICE_LIST_VIEWS = ['card', 'table', 'live', 'edit'] as const;

/** One way to look at the device list. */
export type DeviceListView = (typeof DEVICE_LIST_VIEWS)[number];

/** Devices per page that can be chosen (B-LIST-11). */
export const DEVICE_PAGE_SIZES = [12, 24, 36] as const;

/** Devices per page. */
export type DevicePageSize = (typeof DEVICE_PAGE_SIZES)[number];

/** Where a search looks; `any` is name, memo and addresses together. */
export const DEVICE_SEARCH_KEYS = ['any', 'alias', 'memo', 'ip'] as const;

/** One place a search looks in. */
export type DeviceSearchKey = (typeof DEVICE_SEARCH_KEYS)[number];

/**
 * The longest typed filter that is kept, in UTF-16 units. It is longer than one that is understood, so that whoever comes
 * with a longer one sees what is too much.
 */
export const KEPT_FILTER_LIMIT = 1000;

/** Whether anything narrows the list beside its group. */
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
  /** What the list is narrowed by beside its search; all of them together. */
  readonly filters: DeviceFilters;
  /** What a typed filter asks for beside these, as `parseFilter` reads it; trimmed, empty for nothing. */
  readonly filter: string;
  /** Whether the list of a group has the devices of the groups below it as well, as far as the person may open them. */
  readonly subgroups: boolean;
}

/** Devices per page when none was chosen: 12 as cards, 24 in the table (B-LIST-10, B-LIST-12). */
export function defaultPageSize(view: DeviceListView): 12 | 24 {
  return view === 'card' ? 12 : 24;
}

/**
 * Whether the list has subgroups. That it does is always written: whoever is sent the address sees the same devices. That it
 * does not is written where a list would have them otherwise.
 */
const subgroupsParameter = (initial: boolean): StateParameter<boolean> => ({
  name: 'subgroups',
  read: (text) => (text === '0' || text === '1' ? text === '1' : initial),
  write: (value) => (value || initial ? (value ? '1' : '0') : null),
});

/** The list, but for its view and for what it is narrowed by beside its search. */
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

/** Made once: the frame reads the address whenever it is drawn. */
const STATES = { 12: statesOf(12), 24: statesOf(24) };

/** The list in a view, with or without subgroups where nothing else is said. */
const stateOf = (view: DeviceListView, subgroups: boolean) =>
  STATES[defaultPageSize(view)][subgroups ? 'with' : 'without'];

/**
 * The list as it opens, in the view that the person prefers.
 *
 * @param subgroups Whether the person had it with subgroups at last; the documents say without.
 */
export const defaultDeviceView = (view: DeviceListView, subgroups = false): DeviceView => ({
  view,
  ...stateOf(view, subgroups).initial,
  filters: {},
});

/**
 * Reads the list's state from the address. A missing or invalid value falls back to its default, so that any address
 * shows something.
 *
 * @param preferred The view that the person uses when the address names none.
 * @param subgroups Whether a list has subgroups where the address does not say.
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
 * Writes the list's state for the address; what equals its default is left out, so the plain list has a plain address.
 *
 * @param subgroups Whether the person has subgroups where the address does not say.
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
 * The list's state after a person changed something. Another page is just that; every other change starts over at page
 * 1, another search key clears the search value (B-LIST-18), another view brings its own page size.
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

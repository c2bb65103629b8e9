import {
  choiceParameter,
  listState,
  pageParameter,
  SEARCH_LIMIT,
  searchParameter,
  type ViewParameters,
} from '../address/index.ts';

/** Devices and users on a page of a group's lists (C-GDETAIL-08, C-GDETAIL-19, C-GDETAIL-21). */
export const GROUP_LIST_PAGE_SIZE = 10;

/** Groups on a page of the browse page. */
export const GROUP_BROWSE_PAGE_SIZE = 24;

/** A way to look at the groups below another (C-GROUP-01). */
export type GroupBrowseLook = 'list' | 'icon';

/** What the address of the browse page carries. */
export interface GroupBrowseView {
  readonly view: GroupBrowseLook;
  /** From 1. */
  readonly page: number;
  /** Trimmed; empty means no search. */
  readonly search: string;
}

/** The lists of the detail page. */
export const GROUP_LISTS = ['users', 'devices', 'all'] as const;

/** One of them: users of the group, devices in it, all devices. */
export type GroupListName = (typeof GROUP_LISTS)[number];

/** Page, from 1, and search of one list. */
export interface GroupListPlace {
  readonly page: number;
  /** Trimmed; empty means no search. */
  readonly search: string;
}

/** What the address of the detail page carries. */
export type GroupDetailView = Readonly<Record<GroupListName, GroupListPlace>>;

const browseState = listState<GroupBrowseView>({
  view: choiceParameter('view', ['list', 'icon'], 'list'),
  page: pageParameter(),
  search: searchParameter('search', SEARCH_LIMIT),
});

/** Reads the browse page's state from its address. */
export const parseGroupBrowseView = browseState.parse;

/** Writes it. */
export const formatGroupBrowseView = browseState.format;

const placeState = (name: GroupListName) =>
  listState<GroupListPlace>({
    page: pageParameter(`${name}_page`),
    search: searchParameter(`${name}_search`, SEARCH_LIMIT),
  });

const PLACES = {
  users: placeState('users'),
  devices: placeState('devices'),
  all: placeState('all'),
} as const satisfies Record<GroupListName, unknown>;

/** Reads the detail page's state from its address. */
export const parseGroupDetailView = (parameters: ViewParameters): GroupDetailView => ({
  users: PLACES.users.parse(parameters),
  devices: PLACES.devices.parse(parameters),
  all: PLACES.all.parse(parameters),
});

/** Writes it. */
export const formatGroupDetailView = (view: GroupDetailView): Record<string, string> =>
  Object.assign({}, ...GROUP_LISTS.map((name) => PLACES[name].format(view[name])));

/** A list of the detail page after a change: another search starts at page 1 (B-LIST-15 for these lists). */
export function changeGroupList(
  view: GroupDetailView,
  name: GroupListName,
  change: Partial<GroupListPlace>,
): GroupDetailView {
  const before = view[name];
  const page = change.search !== undefined && change.search !== before.search ? 1 : before.page;
  return { ...view, [name]: { ...before, page, ...change } };
}

/** What is asked of a list of devices or users for a place in it. */
export function groupListQuery({ page, search }: GroupListPlace): {
  readonly limit: number;
  readonly offset: number;
  readonly searchValue?: string;
} {
  return {
    limit: GROUP_LIST_PAGE_SIZE,
    offset: (page - 1) * GROUP_LIST_PAGE_SIZE,
    ...(search === '' ? {} : { searchValue: search }),
  };
}

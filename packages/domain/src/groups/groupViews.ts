import {
  choiceParameter,
  listState,
  pageParameter,
  SEARCH_LIMIT,
  searchParameter,
  type ViewParameters,
} from '../address/index.ts';

/** Devices and users per page in a group's lists (C-GDETAIL-08, C-GDETAIL-19, C-GDETAIL-21). */
export const GROUP_LIST_PAGE_SIZE = 10;

/** Groups per page of the browse page. */
export const GROUP_BROWSE_PAGE_SIZE = 24;

/** A view of a group's subgroups (C-GROUP-01). */
export type GroupBrowseLook = 'list' | 'icon';

/** What the browse page's address carries. */
export interface GroupBrowseView {
  readonly view: GroupBrowseLook;
  /** From 1. */
  readonly page: number;
  /** Trimmed; empty means no search. */
  readonly search: string;
}

/** The lists of the detail page. */
export const GROUP_LISTS = ['users', 'devices', 'all'] as const;

/** One of these lists: the group's users, its devices, all devices. */
export type GroupListName = (typeof GROUP_LISTS)[number];

/** Page, from 1, and search of one list. */
export interface GroupListPlace {
  readonly page: number;
  /** Trimmed; empty means no search. */
  readonly search: string;
}

/** What the detail page's address carries. */
export type GroupDetailView = Readonly<Record<GroupListName, GroupListPlace>>;

const browseState = listState<GroupBrowseView>({
  view: choiceParameter('view', ['list', 'icon'], 'list'),
  page: pageParameter(),
  search: searchParameter('search', SEARCH_LIMIT),
});

/** Reads the browse page's state from its address. */
export const parseGroupBrowseView = browseState.parse;

/** Writes the browse page's state for its address. */
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

/** Writes the detail page's state for its address. */
export const formatGroupDetailView = (view: GroupDetailView): Record<string, string> =>
  Object.assign({}, ...GROUP_LISTS.map((name) => PLACES[name].format(view[name])));

/** A list of the detail page after a change: a new search starts at page 1 (B-LIST-15 for these lists). */
export function changeGroupList(
  view: GroupDetailView,
  name: GroupListName,
  change: Partial<GroupListPlace>,
): GroupDetailView {
  const before = view[name];
  const page = change.search !== undefined && change.search !== before.search ? 1 : before.page;
  return { ...view, [name]: { ...before, page, ...change } };
}

/** The query for a page of a list of devices or users. */
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

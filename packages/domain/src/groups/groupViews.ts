/** Devices and users on a page of a group's lists (C-GDETAIL-08, C-GDETAIL-19, C-GDETAIL-21). */
export const GROUP_LIST_PAGE_SIZE = 10;

/** Groups on a page of the browse page. */
export const GROUP_BROWSE_PAGE_SIZE = 24;

/** The longest text that a list of a group is searched for, in UTF-16 units. */
const GROUP_SEARCH_LIMIT = 140;

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

type Parameters = Readonly<Record<string, string | null | undefined>>;

const searchOf = (value: string | null | undefined) => (value ?? '').trim().slice(0, GROUP_SEARCH_LIMIT).trim();

const pageOf = (value: string | null | undefined) => (/^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1);

/** Reads the browse page's state from its address; what cannot be read is as if it were not there. */
export function parseGroupBrowseView(parameters: Parameters): GroupBrowseView {
  return {
    view: parameters['view'] === 'icon' ? 'icon' : 'list',
    page: pageOf(parameters['page']),
    search: searchOf(parameters['search']),
  };
}

/** Writes it; what is as usual is left out. */
export function formatGroupBrowseView({ view, page, search }: GroupBrowseView): Record<string, string> {
  return {
    ...(view === 'list' ? {} : { view }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(search === '' ? {} : { search }),
  };
}

function placeOf(parameters: Parameters, name: GroupListName): GroupListPlace {
  return { page: pageOf(parameters[`${name}_page`]), search: searchOf(parameters[`${name}_search`]) };
}

/** Reads the detail page's state from its address; what cannot be read is as if it were not there. */
export function parseGroupDetailView(parameters: Parameters): GroupDetailView {
  return {
    users: placeOf(parameters, 'users'),
    devices: placeOf(parameters, 'devices'),
    all: placeOf(parameters, 'all'),
  };
}

/** Writes it; what is as usual is left out. */
export function formatGroupDetailView(view: GroupDetailView): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of GROUP_LISTS) {
    const { page, search } = view[name];
    if (page > 1) parameters[`${name}_page`] = String(page);
    if (search !== '') parameters[`${name}_search`] = search;
  }
  return parameters;
}

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
  readonly search_value?: string;
} {
  return {
    limit: GROUP_LIST_PAGE_SIZE,
    offset: (page - 1) * GROUP_LIST_PAGE_SIZE,
    ...(search === '' ? {} : { search_value: search }),
  };
}

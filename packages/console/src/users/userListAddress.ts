import {
  choiceParameter,
  DEFAULT_PAGE_SIZE,
  listState,
  PAGE_SIZES,
  pageParameter,
  sizeParameter,
  typedParameter,
  USER_SEARCH_KEYS,
  type UserPageRequest,
} from '@remote-console/domain';

const SEARCH_LIMIT = 100;

const userListState = listState<UserPageRequest>({
  page: pageParameter(),
  pageSize: sizeParameter<number>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
  searchKey: choiceParameter('key', USER_SEARCH_KEYS, 'mgrid'),
  searchValue: typedParameter('search', SEARCH_LIMIT),
});

/** The state of the user list, as its address gives it. */
export const parseUserList = (query: URLSearchParams): UserPageRequest =>
  userListState.parse(Object.fromEntries(query));

/** The query string for a state of the user list. */
export function formatUserList(view: UserPageRequest): string {
  const query = new URLSearchParams(userListState.format(view)).toString();
  return query === '' ? '' : `?${query}`;
}

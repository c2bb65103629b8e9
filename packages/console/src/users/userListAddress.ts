import { DEFAULT_PAGE_SIZE, PAGE_SIZES, userSearchKeyOf, type UserPageRequest } from '@remote-console/domain';

/** The state of the manager list as an address tells it; what is missing or wrong is as a list that was just opened. */
export function parseUserList(query: URLSearchParams): UserPageRequest {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? DEFAULT_PAGE_SIZE,
    searchKey: userSearchKeyOf(query.get('key')),
    searchValue: (query.get('search') ?? '').slice(0, 100),
  };
}

/** The query of the address for a state of the manager list; what a list opens with is left out. */
export function formatUserList({ page, pageSize, searchKey, searchValue }: UserPageRequest): string {
  const query = new URLSearchParams({
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === DEFAULT_PAGE_SIZE ? {} : { size: String(pageSize) }),
    ...(searchKey === 'mgrid' ? {} : { key: searchKey }),
    ...(searchValue === '' ? {} : { search: searchValue }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

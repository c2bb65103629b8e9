/** What users can be searched by, in display order (C-MANAGER-01). */
export const USER_SEARCH_KEYS = ['mgrid', 'name', 'department', 'email', 'phone', 'flag_active'] as const;

/** One of these. */
export type UserSearchKey = (typeof USER_SEARCH_KEYS)[number];

/** The query for a page of a list. */
export interface UserPageRequest {
  /** The page, from 1. */
  readonly page: number;
  /** Rows per page. */
  readonly pageSize: number;
  readonly searchKey: UserSearchKey;
  /** Empty for no search; 1 or 0 for `flag_active`. */
  readonly searchValue: string;
}

/** A call's search; an empty value sends neither key nor value (C-MANAGER-05, A-MANAGER-08). */
function searchOf({ searchKey, searchValue }: UserPageRequest) {
  const value = searchValue.trim();
  return value === '' ? {} : { searchKey, searchValue: value };
}

/** The call for a page of the user list: active users first, over the whole result (C-MANAGER-27, C-MANAGER-30). */
export function userListQuery(request: UserPageRequest) {
  return {
    by: 'mgrid',
    onlyBelowCaller: false,
    limit: request.pageSize,
    offset: (request.page - 1) * request.pageSize,
    order: 'asc',
    searchMode: 'pagination',
    sortActive: 'desc',
    ...searchOf(request),
  } as const;
}

/**
 * The call for a page of the dialog that selects a user (A-MANAGER-08). An approver can be a manager as well, so it
 * lists the whole company; for a group, only the users below the caller.
 *
 * @param groupId Only the users who may open this group.
 */
export function managerChoiceQuery(
  request: UserPageRequest,
  { context, groupId }: { readonly context: 'approver' | 'group'; readonly groupId?: number | undefined },
) {
  return {
    by: 'name',
    onlyBelowCaller: context === 'group',
    limit: request.pageSize,
    offset: (request.page - 1) * request.pageSize,
    order: 'asc',
    searchMode: 'pagination',
    context,
    ...(groupId === undefined ? {} : { linkedGroupId: groupId }),
    ...searchOf(request),
  } as const;
}

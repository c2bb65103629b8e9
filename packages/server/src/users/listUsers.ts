import { DEFAULT_PAGE_SIZE } from '@remote-console/domain';
import { groupStore } from '../groups/index.ts';
import { page, problem, type RequestOf } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import type { UserSearch } from './userPage.ts';
import { userStore } from './userStore.ts';

type Query = RequestOf<'listUsers'>['query'];

/** What is searched for: null for nothing, `invalid` for an invalid active flag. */
function searchOf({ searchKey: key, searchValue: value }: Query): UserSearch | 'invalid' | null {
  if (value === undefined) return null;
  if (key !== 'flag_active') return { key: key ?? 'any', text: value.trim() };
  if (value === '1') return { key, active: 1 };
  return value === '0' ? { key, active: 0 } : 'invalid';
}

/** A page of the people of the company (C-API-05, C-MANAGER-30). */
export const listUsers = forPerson({ company: companyStore, groups: groupStore, users: userStore })<'listUsers'>(async (
  { query },
  { stores },
) => {
  const { by = 'mgrid', order = 'asc', limit = DEFAULT_PAGE_SIZE, offset = 0, linkedGroupId: groupId } = query;
  const search = searchOf(query);
  if (search === 'invalid') return problem(400, 'invalid_data', 'searchValue');
  if (groupId !== undefined) {
    const access = await stores.groups.access(groupId);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');
  }
  const choice = { search, groupId: groupId ?? null, isBelowCaller: query.onlyBelowCaller === true };
  const cut = { by, order, activeOrder: query.sortActive ?? 'desc', limit, offset };
  const users = await stores.users.page(choice, cut, await stores.company.licenses());
  return page(users, await stores.users.count(choice));
});

import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupLinkStore } from './groupLinkStore.ts';
import { groupStore } from './groupStore.ts';

/** Default number of users per page. */
const PAGE_SIZE = 10;

/** The users of the company, for the dialog that links them to a group (C-API-15, C-GDETAIL-09). */
export const listAllUsers = forPerson({ groupLinks: groupLinkStore, groups: groupStore })<'listAllUsers'>(async (
  { query },
  { stores },
) => {
  const { groupId = null, searchValue = '', limit = PAGE_SIZE, offset = 0 } = query;
  if (groupId !== null && (await stores.groups.access(groupId)).kind !== 'open') return problem(404, 'not_found');
  const users = await stores.groupLinks.users(groupId, searchValue);
  return page(users.slice(offset, offset + limit), users.length);
});

import { isAdmin } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupLinkStore } from './groupLinkStore.ts';
import { groupStore } from './groupStore.ts';

/** Who is linked to which group (C-API-14, C-GDETAIL-11). */
export const listGroupLinks = forPerson({ groupLinks: groupLinkStore, groups: groupStore })<'listGroupLinks'>(async (
  { query },
  { session, stores },
) => {
  const { groupId, memberId } = query;
  const access = groupId === undefined ? null : await stores.groups.access(groupId);
  if (access?.kind === 'missing') return problem(404, 'not_found');
  if (access?.kind === 'closed' || access?.byTicket === true) return problem(403, 'no_group_access');
  const isOwn = memberId === session.member.pk;
  if (access === null && !isOwn && !isAdmin(session.member)) return problem(403, 'no_permission');
  const links = await stores.groupLinks.list({ groupId, memberId });
  return page(links, links.length);
});

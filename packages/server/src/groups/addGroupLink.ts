import { groupsToGrant, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem, type RequestOf } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupEditor } from './groupEditor.ts';
import { groupLinkStore, type UserName } from './groupLinkStore.ts';
import { groupStore } from './groupStore.ts';

function userOf({ memberId, name = '' }: RequestOf<'addGroupLink'>['body']): UserName | null {
  if (memberId !== undefined) return { pk: memberId };
  return name.trim() === '' ? null : { loginId: name };
}

/** Gives a user access to a group, and with consent to its ancestors (B-GROUP-17, B-GROUP-19 to B-GROUP-22). */
export const addGroupLink = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groupLinks: groupLinkStore,
  groups: groupStore,
})<'addGroupLink'>(async ({ body }, { transact }) =>
  transact(async ({ groups, groupEditor, groupLinks, audit, events }) => {
    await groups.lock();
    const { groupId: groupPk, confirm = false } = body;
    const access = await groups.access(groupPk);
    if (access.kind !== 'open') return problem(404, 'not_found');
    // ROOT contains no devices, so there is nothing to give access to.
    if (access.group.parentId === null) return problem(400, 'invalid_data', 'groupId');

    const user = userOf(body);
    if (!user) return problem(400, 'no_input_data', 'memberId');
    const memberPk = await groupLinks.findUser(user);
    if (memberPk === null) return problem(404, 'user_not_found', 'pk' in user ? 'memberId' : 'name');

    const links = await groupLinks.list({ groupId: undefined, memberId: memberPk });
    const authorized = new Set(links.map(({ groupId }) => groupId));
    if (authorized.has(groupPk)) return problem(409, 'user_already_in_group', 'memberId');
    const granted = groupsToGrant(await groupEditor.tree(), groupPk, authorized);
    const others = granted.filter(({ id }) => id !== groupPk).map(({ id, name }) => ({ id, name }));
    if (others.length > 0 && !confirm) return found({ done: false, links: [], toConfirm: others });

    const pks = granted.map(({ id }) => id);
    const added = await groupLinks.add(memberPk, pks);
    const subject = await groupLinks.loginIdOf(memberPk);
    await audit.writeAdministration(
      granted.map((group) => ({
        act: 'groupOpened',
        subject,
        change: { before: {}, after: { group: recordedGroupName(group) } },
      })),
    );
    await events.tellGroups();
    return found({ done: true, links: added, toConfirm: [] });
  }),
);

import { groupsToRelease, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupEditor } from './groupEditor.ts';
import { groupLinkStore } from './groupLinkStore.ts';
import { groupStore } from './groupStore.ts';

/** Removes access to a group, after that to its subgroups, with consent (B-GROUP-18, C-GDETAIL-11). */
export const removeGroupLink = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groupLinks: groupLinkStore,
  groups: groupStore,
})<'removeGroupLink'>(async ({ path, query }, { transact }) =>
  transact(async ({ groups, groupEditor, groupLinks, audit, events }) => {
    await groups.lock();
    const link = await groupLinks.find(path.linkPk);
    if (!link) return problem(404, 'not_found');

    const links = await groupLinks.list({ groupId: undefined, memberId: link.memberId });
    const byGroup = new Map(links.map((each) => [each.groupId, each]));
    const released = groupsToRelease(await groupEditor.tree(), link.groupId, new Set(byGroup.keys()));
    const others = released.filter(({ id }) => id !== link.groupId).map(({ id, name }) => ({ id, name }));
    if (others.length > 0 && !query.confirm) return found({ done: false, links: [], toConfirm: others });

    const removed = released.flatMap(({ id }) => byGroup.get(id) ?? []);
    await groupLinks.remove(removed.map(({ id }) => id));
    const subject = await groupLinks.loginIdOf(link.memberId);
    await audit.writeAdministration(
      released.map((group) => ({
        act: 'groupClosed',
        subject,
        change: { before: { group: recordedGroupName(group) }, after: {} },
      })),
    );
    await events.tellGroups();
    return found({ done: true, links: removed, toConfirm: [] });
  }),
);

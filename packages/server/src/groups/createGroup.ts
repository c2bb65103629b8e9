import { checkGroupName, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupEditor } from './groupEditor.ts';
import { groupStore } from './groupStore.ts';
import { refusedName, storedName } from './nameRefusal.ts';

/** Creates a group inside another; an existing name creates none (B-GROUP-01, B-GROUP-07, C-GROUP-11). */
export const createGroup = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groups: groupStore,
})<'createGroup'>(async ({ body }, { session, transact }) =>
  transact(async ({ groups, groupEditor, audit, events }) => {
    const { companyId, parentId, rootId } = body;
    if (companyId !== session.member.company_fk) return problem(404, 'not_found');
    if (parentId === null) return problem(409, 'all_device_has_no_child', 'parentId');
    await groups.lock();
    const parent = await groups.access(parentId);
    if (parent.kind !== 'open') return problem(404, 'not_found');
    const rootPk = parent.group.rootId ?? parent.group.id;
    if (rootId !== rootPk) return problem(400, 'invalid_data', 'rootId');

    const fault = checkGroupName(body.name, await groupEditor.namesBelow(parentId));
    if (fault === 'duplication_group_name') return found({ overlap: true });
    if (fault !== null) return refusedName(fault);
    const name = storedName(body.name);
    const id = await groupEditor.create({ name, parentId, rootId: rootPk, confirm: body.needsConfirmation });
    const change = { before: {}, after: { parent: recordedGroupName(parent.group) } };
    await audit.writeAdministration([{ act: 'groupCreated', subject: name, change }]);
    await events.tellGroups();
    return found({ overlap: false, id });
  }),
);

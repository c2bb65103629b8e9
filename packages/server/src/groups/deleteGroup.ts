import { AUDIT_CODES, DEFAULT_GROUP_NAME, isOrdinaryGroup, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupEditor } from './groupEditor.ts';
import { groupStore } from './groupStore.ts';

/** Deletes a group and its subgroups; devices move to the default group (B-GROUP-13 to B-GROUP-15, C-GROUP-21). */
export const deleteGroup = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groups: groupStore,
})<'deleteGroup'>(async ({ path }, { transact }) =>
  transact(async ({ groups, groupEditor, audit, events }) => {
    await groups.lock();
    const access = await groups.access(path.groupPk);
    if (access.kind !== 'open') return problem(404, 'not_found');
    if (!isOrdinaryGroup(access.group)) return problem(409, 'group_not_removable');

    const { names: gone, devices } = await groupEditor.remove(access.group.id);
    const moves = devices.map(({ pk, groupName }) => ({
      deviceId: pk,
      old_value: groupName,
      new_value: recordedGroupName({ name: DEFAULT_GROUP_NAME, isDefaultGroup: true }),
    }));
    await audit.writeOfDevices(AUDIT_CODES.groupMoved, moves);
    await audit.writeAdministration(gone.map((subject) => ({ act: 'groupDeleted', subject }) as const));
    // Screens refresh groups and devices on this; an event for each of some thousand devices would say no more.
    await events.tellGroups();
    return found([{ groups: gone.length, devices: devices.length }]);
  }),
);

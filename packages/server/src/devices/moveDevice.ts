import { AUDIT_CODES, checkGroupRoom, checkMove, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { groupStore } from '../groups/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { deviceStore } from './deviceStore.ts';

/** Moves a device to another group; the caller needs access to the device and to the new group. */
export const moveDevice = forPerson({
  audit: auditOfCall,
  devices: deviceStore,
  events: personEventStore,
  groups: groupStore,
})<'moveDevice'>(async ({ body }, { transact }) =>
  transact(async ({ devices, groups, audit, events }) => {
    // Taken first, so that of two simultaneous moves the second sees how full the first has left the group.
    await groups.lock();
    const access = await devices.access(body.deviceId);
    const before = await groups.access(body.oldGroupId);
    const after = await groups.access(body.newGroupId);
    const all = [access, before, after];
    if (all.some(({ kind }) => kind === 'missing')) return problem(404, 'not_found');
    if (access.kind !== 'open' || before.kind !== 'open' || after.kind !== 'open') {
      return problem(403, 'no_group_access');
    }
    if (after.byTicket) return problem(403, 'no_group_access');

    const refusal = checkMove({ groupId: before.group.id }, after.group.id);
    if (refusal !== null) return problem(409, 'identical_group');
    const full = checkGroupRoom(after.group, 1);
    if (full !== null) return problem(409, full, 'newGroupId');
    const move = { deviceId: access.device.pk, from: before.group.id, to: after.group.id };
    if (!(await devices.move(move))) return problem(409, 'device_moved_meanwhile');

    await audit.write({
      ...AUDIT_CODES.groupMoved,
      device_fk: move.deviceId,
      old_value: recordedGroupName(before.group),
      new_value: recordedGroupName(after.group),
    });
    await events.tellDevice('device_changed', {
      deviceId: move.deviceId,
      groupId: move.to,
      previousGroupId: move.from,
    });
    await events.tellGroups();
    return done();
  }),
);

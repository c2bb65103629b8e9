import { AUDIT_CODES, checkMove, recordedGroupName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { groupStore } from '../groups/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { deviceStore } from './deviceStore.ts';

/** Moves a device out of a group into the default group (C-GDETAIL-25, C-GDETAIL-27). */
export const removeGroupDevice = forPerson({
  audit: auditOfCall,
  devices: deviceStore,
  events: personEventStore,
  groups: groupStore,
})<'removeGroupDevice'>(async ({ query }, { transact }) =>
  transact(async ({ devices, groups, audit, events }) => {
    await groups.lock();
    const device = await devices.access(query.deviceId);
    const before = await groups.access(query.oldGroupId);
    const after = await groups.access(await groups.defaultId());
    if (device.kind === 'missing' || before.kind === 'missing') return problem(404, 'not_found');
    if (device.kind !== 'open' || before.kind !== 'open' || after.kind !== 'open') {
      return problem(403, 'no_group_access');
    }
    if (checkMove({ groupId: before.group.id }, after.group.id) !== null) return problem(409, 'identical_group');
    const move = { deviceId: device.device.pk, from: before.group.id, to: after.group.id };
    if (!(await devices.move(move))) return problem(409, 'device_moved_meanwhile');

    await audit.writeOfDevices(AUDIT_CODES.groupMoved, [
      {
        deviceId: move.deviceId,
        old_value: recordedGroupName(before.group),
        new_value: recordedGroupName(after.group),
      },
    ]);
    await events.tellDevice('device_changed', {
      deviceId: move.deviceId,
      groupId: move.to,
      previousGroupId: move.from,
    });
    await events.tellGroups();
    return done();
  }),
);

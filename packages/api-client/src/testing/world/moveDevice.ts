import { checkGroupRoom, checkMove } from '@remote-console/domain';
import { opensGroup } from './callers.ts';
import { refuse } from './refusal.ts';
import type { World } from './world.ts';

interface DeviceMove {
  readonly deviceId: number;
  readonly from: number;
  readonly to: number;
}

/** Moves a device to another group; the refusal, or null when it is done. */
export function moveDevice(world: World, { deviceId, from, to }: DeviceMove) {
  const { state } = world;
  const device = state.devices.find(({ id }) => id === deviceId);
  const [before, after] = [world.group(from), world.group(to)];
  if (!device || !before || !after) return refuse(404, 'not_found');
  if (checkMove({ groupId: from }, to) !== null) return refuse(409, 'identical_group');
  const full = checkGroupRoom(after, 1);
  if (full !== null) return refuse(409, full, 'newGroupId');
  if (device.groupId !== from) return refuse(409, 'device_moved_meanwhile');
  state.devices = state.devices.map((each) =>
    each.id === deviceId ? { ...each, groupId: to, groupName: after.name } : each,
  );
  countDevices(world, from, -1);
  countDevices(world, to, 1);
  world.tell(
    { type: 'device_changed', deviceId },
    (caller) => opensGroup(world, caller, from) || opensGroup(world, caller, to),
  );
  world.tell({ type: 'groups_changed' }, () => true);
  return null;
}

/** Adjusts a group's device counts. */
export function countDevices(world: World, groupId: number, more: number): void {
  const totalDeviceCount = Math.max(0, (world.group(groupId)?.deviceCount ?? 0) + more);
  world.changeGroup(groupId, { deviceCount: totalDeviceCount, totalDeviceCount });
}

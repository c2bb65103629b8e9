import { checkGroupRoom, checkMove } from '@remote-console/domain';
import { opensGroup } from './callers.ts';
import { refuse } from './refusal.ts';
import type { World } from './world.ts';

interface DeviceMove {
  readonly devicePk: number;
  readonly from: number;
  readonly to: number;
}

/** Moves a device to another group; the refusal, or null when it is done. */
export function moveDevice(world: World, { devicePk, from, to }: DeviceMove) {
  const { state } = world;
  const device = state.devices.find(({ pk }) => pk === devicePk);
  const [before, after] = [world.group(from), world.group(to)];
  if (!device || !before || !after) return refuse(404, 'not_found');
  if (checkMove({ device_group_fk: from }, to) !== null) return refuse(409, 'identical_group');
  const full = checkGroupRoom(after, 1);
  if (full !== null) return refuse(409, full, 'new_device_group_fk');
  if (device.device_group_fk !== from) return refuse(409, 'device_moved_meanwhile');
  state.devices = state.devices.map((each) =>
    each.pk === devicePk ? { ...each, device_group_fk: to, device_group_name: after.name } : each,
  );
  countDevices(world, from, -1);
  countDevices(world, to, 1);
  world.tell(
    { type: 'device_changed', device_pk: devicePk },
    (caller) => opensGroup(world, caller, from) || opensGroup(world, caller, to),
  );
  world.tell({ type: 'groups_changed' }, () => true);
  return null;
}

/** Counts devices in or out of a group. */
export function countDevices(world: World, groupPk: number, more: number): void {
  const device_count = Math.max(0, (world.group(groupPk)?.device_count ?? 0) + more);
  world.changeGroup(groupPk, { device_count, deviceCount: device_count });
}

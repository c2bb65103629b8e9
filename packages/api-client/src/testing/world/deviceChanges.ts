import type { Device } from '../../contract.ts';
import { closeApprovalsOf } from './approvalChanges.ts';
import type { World } from './world.ts';

/** Changes a device and sends the event of the change. */
export function changeDevice(world: World, device: Device, change: Partial<Device>): void {
  const { state } = world;
  state.devices = state.devices.map((each) => (each.id === device.id ? { ...each, ...change } : each));
  world.tellDevice(change.isOnline === undefined ? 'device_changed' : 'device_state', device);
}

/** Removes a device with what belongs to it. */
export function removeDevice(world: World, device: Device): void {
  const { state } = world;
  state.devices = state.devices.filter(({ id }) => id !== device.id);
  world.tellDevice('device_removed', device);
  world.tell({ type: 'groups_changed' }, () => true);
  closeApprovalsOf(world, device);
}

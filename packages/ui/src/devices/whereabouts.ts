import type { Device } from '@remote-console/api-client';

/** The location of a device in one line: its local address, once reported, and its group. */
export function whereaboutsOf(device: Device, groupName: string): string {
  return [device.privateIp, groupName].filter((part) => part !== '').join(' · ');
}

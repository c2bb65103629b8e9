import type { Device } from '@remote-console/api-client';

/** Where a device is, on one line: its address in its own network, once it has reported one, and its group. */
export function whereaboutsOf(device: Device, groupName: string): string {
  return [device.privateIp, groupName].filter((part) => part !== '').join(' · ');
}

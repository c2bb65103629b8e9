import type { Permissions } from '../permissions/index.ts';
import { isApproved, type DeviceState } from './deviceState.ts';

/** Whether the memo is editable in table and details: only modifyInformation decides (B-ACTION-28, B-ACTION-46). */
export function mayEditMemoInline(permissions: Pick<Permissions, 'modifyInformation'>): boolean {
  return permissions.modifyInformation;
}

/** What the connect column shows for a device (B-TABLE-10 to B-TABLE-12). */
export type ConnectControl = 'remote' | 'requestApproval' | 'offline';

/** Which control connects to a device; whether it is enabled is in `deviceActions`, under the same name. */
export function connectControl(device: Pick<DeviceState, 'isOnline' | 'approval'>): ConnectControl {
  if (!device.isOnline) return 'offline';
  return isApproved(device) ? 'remote' : 'requestApproval';
}

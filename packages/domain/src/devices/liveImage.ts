import { isApproved, type DeviceState } from './deviceState.ts';

/** What a picture of a device's screen can show now (B-LIVE-11, B-LIVE-13). */
export type PictureState = 'live' | 'offline' | 'unapproved';

/** Whether there can be a picture: not of an offline device, and not of one that the person may not open yet. */
export function pictureState(device: Pick<DeviceState, 'isOnline' | 'approval'>): PictureState {
  if (!device.isOnline) return 'offline';
  return isApproved(device) ? 'live' : 'unapproved';
}

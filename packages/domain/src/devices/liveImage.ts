import { isApproved, type DeviceState } from './deviceState.ts';

/** What a device's screenshot can show now (B-LIVE-11, B-LIVE-13). */
export type PictureState = 'live' | 'offline' | 'unapproved';

/** Whether there can be a screenshot: not of an offline device, nor of one that the user may not open yet. */
export function pictureState(device: Pick<DeviceState, 'isOnline' | 'approval'>): PictureState {
  if (!device.isOnline) return 'offline';
  return isApproved(device) ? 'live' : 'unapproved';
}

import { seededRandom, seedOf } from './seededRandom.ts';
import type { DeviceProfile } from '../simulation/index.ts';

/** Part of the devices of a large fleet that is offline at any moment. */
export const OFFLINE_SHARE = 0.12;

/** The largest fleet that is online as a whole, in devices: whoever plays a handful of them wants to see them. */
const ALL_ONLINE_AT_MOST = 10;

/** Part of a fleet that is offline at any moment, 0 to 1, where its options name none. */
export function usualOfflineShare(deviceCount: number): number {
  return deviceCount <= ALL_ONLINE_AT_MOST ? 0 : OFFLINE_SHARE;
}

/** How long a device stays as it is, at least, in milliseconds. */
export const PRESENCE_SPAN_MS = 30 * 60 * 1000;

/**
 * Whether a simulated device is online at a moment. Each device decides every half hour, at its own minute, so a few
 * come and go now and then. It depends on nothing but device and time, so that a restart changes nothing.
 *
 * @param offlineShare Part of the time that devices spend offline, 0 to 1.
 */
export function isPresent(
  device: Pick<DeviceProfile, 'guid' | 'retired'>,
  now: number,
  offlineShare: number = OFFLINE_SHARE,
): boolean {
  if (device.retired) return false;
  const shift = seededRandom(seedOf(device.guid))() * PRESENCE_SPAN_MS;
  const span = Math.floor((now + shift) / PRESENCE_SPAN_MS);
  return seededRandom(seedOf(`${device.guid}/${span}`))() >= offlineShare;
}

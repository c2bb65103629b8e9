import { seededRandom, seedOf } from './seededRandom.ts';
import type { DeviceProfile } from '../simulation/index.ts';

/** Fraction of a large fleet that is offline at any time. */
export const OFFLINE_SHARE = 0.12;

/** The largest fleet that is entirely online, in devices: people who simulate a handful want to see them all. */
const ALL_ONLINE_AT_MOST = 10;

/** Fraction of a fleet that is offline at any time, 0 to 1, unless its options specify one. */
export function usualOfflineShare(deviceCount: number): number {
  return deviceCount <= ALL_ONLINE_AT_MOST ? 0 : OFFLINE_SHARE;
}

/** How long a device keeps its state, at least, in milliseconds. */
export const PRESENCE_SPAN_MS = 30 * 60 * 1000;

/**
 * Whether a simulated device is online at the given time. Each device decides every half hour, at its own minute, so
 * that a few come and go now and then. It depends only on device and time, so that a restart changes nothing.
 *
 * @param offlineShare Fraction of the time that devices are offline, 0 to 1.
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

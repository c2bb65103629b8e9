import type { DeviceProfile } from '../simulation/index.ts';
import { isPresent, PRESENCE_SPAN_MS } from './presence.ts';

/** When a simulated device is online: by its habit, unless commands override it. */
export interface PlayedPresence {
  readonly isHere: (now: number) => boolean;
  /** Stays offline until a moment and then online for a while, whatever came before; by default until it is woken. */
  readonly awayUntil: (moment: number) => void;
}

/**
 * The presence of a device.
 *
 * @param offlineShare Fraction of the time that devices are offline, 0 to 1.
 */
export function playPresence(profile: DeviceProfile, offlineShare: number): PlayedPresence {
  /** Offline until then, whatever the device's habit. */
  let offUntil = 0;
  /** Online until then, whatever the device's habit. */
  let onUntil = 0;
  return {
    isHere(now) {
      if (profile.retired || now < offUntil) return false;
      return now < onUntil || isPresent(profile, now, offlineShare);
    },
    awayUntil(moment) {
      offUntil = moment;
      onUntil = moment + PRESENCE_SPAN_MS;
    },
  };
}

import { epochOf, type Moment } from '../time/index.ts';

/** How old a kept device list may be, in milliseconds: one hour (B-CACHE-02, B-CACHE-03). */
export const DEVICE_CACHE_AGE_MS = 3_600_000;

/** Whether a list kept since `storedAt` may be shown at `now`; one that claims to come from later may not. */
export function isCacheFresh(storedAt: Moment, now: Moment): boolean {
  const age = epochOf(now) - epochOf(storedAt);
  return age >= 0 && age <= DEVICE_CACHE_AGE_MS;
}

/** Why the list is looked at: its page opens, a device changed its state, or the person asked for a refresh. */
export type DeviceListOccasion = 'open' | 'device-state-change' | 'refresh';

/** A list that was kept. */
export interface CachedDevices {
  readonly storedAt: Moment;
  /** The ID of the person it was fetched for. */
  readonly mgrid: string;
}

/**
 * Whether the list is fetched again: a change and a refresh always fetch, opening the page does when nothing fresh is
 * kept, and what was kept for somebody else is never shown (B-CACHE-04, B-CACHE-05, B-CACHE-07).
 */
export function mustFetchDevices(
  cached: CachedDevices | null,
  viewer: { readonly mgrid: string; readonly now: Moment; readonly occasion: DeviceListOccasion },
): boolean {
  switch (viewer.occasion) {
    case 'device-state-change':
    case 'refresh':
      return true;
    case 'open':
      return cached === null || cached.mgrid !== viewer.mgrid || !isCacheFresh(cached.storedAt, viewer.now);
  }
}

import { epochOf, type Moment } from '../time/index.ts';

/** The maximum age of a stored device list, in milliseconds: one hour (B-CACHE-02, B-CACHE-03). */
export const DEVICE_CACHE_AGE_MS = 3_600_000;

/** Whether a list stored at `storedAt` may be shown at `now`; one with a future time may not. */
export function isCacheFresh(storedAt: Moment, now: Moment): boolean {
  const age = epochOf(now) - epochOf(storedAt);
  return age >= 0 && age <= DEVICE_CACHE_AGE_MS;
}

/**
 * Why the list is viewed: the console has just been opened, and has missed earlier events; the list's page opens in a
 * console that has received every change; a device's state changed; or the user requested a refresh.
 */
export type DeviceListOccasion = 'visit' | 'open' | 'device-state-change' | 'refresh';

/** A stored list. */
export interface CachedDevices {
  readonly storedAt: Moment;
  /** The ID of the user it was fetched for. */
  readonly loginId: string;
  /** That user's company at the time. */
  readonly companyId: number;
}

/** Who views a list, and when. */
export interface CacheViewer extends Pick<CachedDevices, 'loginId' | 'companyId'> {
  readonly now: Moment;
}

/**
 * Whether a stored list may be rendered before the server has answered: it is fresh, and was stored for the same user
 * in the same company (B-CACHE-01, B-CACHE-02, B-CACHE-07).
 */
export function isShownFromCache<Cached extends CachedDevices>(
  cached: Cached | null,
  viewer: CacheViewer,
): cached is Cached {
  return (
    cached !== null &&
    cached.loginId === viewer.loginId &&
    cached.companyId === viewer.companyId &&
    isCacheFresh(cached.storedAt, viewer.now)
  );
}

/**
 * Whether the list is refetched: always on a change, a refresh, or a new visit, and when the page opens without a fresh
 * list (B-CACHE-03, B-CACHE-04, B-CACHE-05).
 */
export function mustFetchDevices(
  cached: CachedDevices | null,
  viewer: CacheViewer & { readonly occasion: DeviceListOccasion },
): boolean {
  switch (viewer.occasion) {
    case 'visit':
    case 'device-state-change':
    case 'refresh':
      return true;
    case 'open':
      return !isShownFromCache(cached, viewer);
  }
}

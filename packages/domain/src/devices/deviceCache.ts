import { epochOf, type Moment } from '../time/index.ts';

/** How old a kept device list may be, in milliseconds: one hour (B-CACHE-02, B-CACHE-03). */
export const DEVICE_CACHE_AGE_MS = 3_600_000;

/** Whether a list kept since `storedAt` may be shown at `now`; one that claims to come from later may not. */
export function isCacheFresh(storedAt: Moment, now: Moment): boolean {
  const age = epochOf(now) - epochOf(storedAt);
  return age >= 0 && age <= DEVICE_CACHE_AGE_MS;
}

/**
 * Why the list is looked at: the console has just been opened, and has missed what happened before; the page of the
 * list opens in a console that has received every change; a device changed its state; or the person asked for a refresh.
 */
export type DeviceListOccasion = 'visit' | 'open' | 'device-state-change' | 'refresh';

/** A list that was kept. */
export interface CachedDevices {
  readonly storedAt: Moment;
  /** The ID of the person it was fetched for. */
  readonly loginId: string;
  /** The company in which the person was then. */
  readonly companyId: number;
}

/** Who looks at a list, and when. */
export interface CacheViewer extends Pick<CachedDevices, 'loginId' | 'companyId'> {
  readonly now: Moment;
}

/**
 * Whether a kept list may be drawn before the server has answered: it is fresh, and was kept for the same person in the
 * same company (B-CACHE-01, B-CACHE-02, B-CACHE-07).
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
 * Whether the list is fetched again: a change, a refresh and a new visit always fetch, opening the page does when nothing
 * fresh is kept (B-CACHE-03, B-CACHE-04, B-CACHE-05).
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

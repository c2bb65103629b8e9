/** A profile's settings for automatic refresh. */
export interface RefreshPreferences {
  readonly refreshesLists?: boolean | undefined;
  /** Seconds. */
  readonly refreshInterval?: number | undefined;
  readonly refreshesImages?: boolean | undefined;
  /** Seconds. */
  readonly imageRefreshInterval?: number | undefined;
}

const intervalOf = (isOn: boolean | undefined, seconds = 0): number | null =>
  isOn === true && seconds > 0 ? seconds * 1000 : null;

/**
 * How often screenshots are refreshed, in milliseconds: as set in the user's profile, or `null` for manual only
 * (B-LIVE-09, C-PROFILE-19).
 */
export const imageRefreshInterval = (profile: RefreshPreferences | null): number | null =>
  intervalOf(profile?.refreshesImages, profile?.imageRefreshInterval);

/**
 * How often displayed measurements are refreshed, in milliseconds. They raise no events: every device in the fleet
 * measures all the time, and a screen shows only a few.
 */
export const MEASURED_REFRESH_MS = 10_000;

/**
 * How often the list is refetched besides events, in milliseconds: as set in the user's profile (C-PROFILE-17), and at
 * least as often as displayed measurements need.
 */
export const listRefreshInterval = (profile: RefreshPreferences | null): number =>
  Math.min(intervalOf(profile?.refreshesLists, profile?.refreshInterval) ?? MEASURED_REFRESH_MS, MEASURED_REFRESH_MS);

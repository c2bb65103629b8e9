/** What a profile says of what refreshes automatically. */
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
 * How often pictures are asked for again, in milliseconds: as the person's profile says, or `null` for only when the
 * person asks (B-LIVE-09, C-PROFILE-19).
 */
export const imageRefreshInterval = (profile: RefreshPreferences | null): number | null =>
  intervalOf(profile?.refreshesImages, profile?.imageRefreshInterval);

/**
 * How often measurements are refreshed where they are shown, in milliseconds. They raise no events: every device of the
 * fleet measures all the time, and a screen shows a few of them.
 */
export const MEASURED_REFRESH_MS = 10_000;

/**
 * How often the list is asked for again beside what events tell, in milliseconds: as the person's profile says
 * (C-PROFILE-17), and never more seldom than what devices measure is wanted.
 */
export const listRefreshInterval = (profile: RefreshPreferences | null): number =>
  Math.min(intervalOf(profile?.refreshesLists, profile?.refreshInterval) ?? MEASURED_REFRESH_MS, MEASURED_REFRESH_MS);

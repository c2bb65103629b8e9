import { DAY_MS, epochOf, type Moment } from '../time/index.ts';

/** How long a stored session stays valid after it was written, in milliseconds: 3 hours (A-SESSION-03). */
export const SESSION_LIFETIME_MS = 10_800_000;

/** How long the remembered ID is kept after the last login, in milliseconds: 7 days (A-PREFS-04). */
export const REMEMBER_LIFETIME_MS = 7 * DAY_MS;

/**
 * The local storage entries that survive a logout (A-SESSION-08, A-TUTORIAL-08). The device list settings are among
 * them, stored per user, because settings lost on logout would not be worth choosing.
 */
export const KEPT_PREFERENCES = [
  'remember',
  'rememberMode',
  'notice_skip',
  'lang',
  'is_mobile_app',
  'is_standalone',
  'popup_skip',
  'icon_view',
  'tutorial_2.0',
  'device_list_choices',
  'device_list_subgroups',
] as const;

/** A clock that was set back must not keep a session alive forever, so future times count like past ones. */
function isWithin(lifetime: number, since: Moment, now: Moment): boolean {
  return Math.abs(epochOf(now) - epochOf(since)) <= lifetime;
}

/** Whether a session stored at `storedAt` still counts at `now`. */
export function isSessionAlive(storedAt: Moment, now: Moment): boolean {
  return isWithin(SESSION_LIFETIME_MS, storedAt, now);
}

/** Whether the ID remembered at the last login is still prefilled at `now`. */
export function isRememberAlive(rememberedAt: Moment, now: Moment): boolean {
  return isWithin(REMEMBER_LIFETIME_MS, rememberedAt, now);
}

/** How long before its end users are warned, in milliseconds: 5 minutes. */
export const SESSION_WARNING_MS = 300_000;

/** Which stored entries a logout removes: all except the kept preferences. */
export function keysClearedByLogout(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !KEPT_PREFERENCES.some((kept) => kept === key));
}

/** Whether a login first clears storage like a logout: when another ID was stored (A-SESSION-11, A-SESSION-12). */
export function mustClearStorage(storedId: string | null | undefined, newId: string): boolean {
  return storedId !== null && storedId !== undefined && storedId !== newId;
}

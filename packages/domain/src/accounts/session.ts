import { DAY_MS, epochOf, type Moment } from '../time/index.ts';

/** How long a stored session is valid after it was written, in milliseconds: 3 hours (A-SESSION-03). */
export const SESSION_LIFETIME_MS = 10_800_000;

/** How long the remembered ID is kept after the last login, in milliseconds: 7 days (A-PREFS-04). */
export const REMEMBER_LIFETIME_MS = 7 * DAY_MS;

/**
 * The entries of local storage that survive a logout (A-SESSION-08, A-TUTORIAL-08). The choices for the device list are
 * among them, each under its person: columns that are gone after a logout would not be remembered.
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

/** A clock that was set back must not make a session immortal, so a time ahead of now counts like one behind it. */
function isWithin(lifetime: number, since: Moment, now: Moment): boolean {
  return Math.abs(epochOf(now) - epochOf(since)) <= lifetime;
}

/** Whether a session stored at `storedAt` still counts at `now`. */
export function isSessionAlive(storedAt: Moment, now: Moment): boolean {
  return isWithin(SESSION_LIFETIME_MS, storedAt, now);
}

/** Whether the ID remembered at the last login is still filled in at `now`. */
export function isRememberAlive(rememberedAt: Moment, now: Moment): boolean {
  return isWithin(REMEMBER_LIFETIME_MS, rememberedAt, now);
}

/** How long before its end a person is warned of it, in milliseconds: 5 minutes. */
export const SESSION_WARNING_MS = 300_000;

/** Which of the stored entries a logout removes: all but the kept preferences. */
export function keysClearedByLogout(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !KEPT_PREFERENCES.some((kept) => kept === key));
}

/** Whether a login clears storage like a logout first: when another ID was stored (A-SESSION-11, A-SESSION-12). */
export function mustClearStorage(storedId: string | null | undefined, newId: string): boolean {
  return storedId !== null && storedId !== undefined && storedId !== newId;
}

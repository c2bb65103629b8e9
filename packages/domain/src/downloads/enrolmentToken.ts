import { DAY_MS } from '../time/index.ts';

/** How many days an enrollment token is valid by default, including the last day. */
export const ENROLMENT_DAYS = 30;

/** How many new devices a token enrolls by default. */
export const ENROLMENT_DEVICES = 100;

/** The largest number of new devices that a token can be created for. */
export const LARGEST_ENROLMENT = 10_000;

/** How many new devices one token enrolls per minute, so that a leaked one can't fill a license in seconds. */
export const NEW_DEVICES_PER_MINUTE = 30;

/** A token's status: `open` enrolls, any other says why it doesn't. */
export const ENROLMENT_STATES = ['open', 'revoked', 'expired', 'used_up'] as const;

/** One of these statuses. */
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

/** What determines a token's status. Times are epoch milliseconds. */
export interface EnrolmentFacts {
  readonly revokedAt: number | null;
  /** From when on it enrolls no device. */
  readonly expiresAt: number;
  /** New devices it has enrolled. */
  readonly deviceCount: number;
  /** New devices it may enroll in all. */
  readonly deviceLimit: number;
}

/** A token's status at a moment. If several reasons apply, one set by a user comes first. */
export function enrolmentState(facts: EnrolmentFacts, now: number): EnrolmentState {
  if (facts.revokedAt !== null) return 'revoked';
  if (now >= facts.expiresAt) return 'expired';
  return facts.deviceCount >= facts.deviceLimit ? 'used_up' : 'open';
}

/** Whether a token can be revoked: one that enrolls no devices any more has nothing left to revoke. */
export function mayRevokeEnrolment(state: EnrolmentState): boolean {
  return state === 'open';
}

/** The two halves of a token list: those that still enroll devices, and those that no longer do. */
export const ENROLMENT_TABS = ['open', 'over'] as const;

/** One of these halves. */
export type EnrolmentTab = (typeof ENROLMENT_TABS)[number];

/** The half of the list that a token belongs to. */
export function enrolmentTab(state: EnrolmentState): EnrolmentTab {
  return state === 'open' ? 'open' : 'over';
}

/** The last day of a token created without one: the default number of days from today, both `YYYY-MM-DD`. */
export function usualLastDay(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + ENROLMENT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a number of new devices is valid: a whole number from 1 to the maximum. */
export function isDeviceLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_ENROLMENT;
}

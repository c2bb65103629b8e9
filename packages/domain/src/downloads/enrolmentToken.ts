import { DAY_MS } from '../time/index.ts';

/** How many days an enrolment token lasts unless its maker says otherwise; the last day is among them. */
export const ENROLMENT_DAYS = 30;

/** How many new devices a token enrols unless its maker says otherwise. */
export const ENROLMENT_DEVICES = 100;

/** The largest number of new devices that a token can be made for. */
export const LARGEST_ENROLMENT = 10_000;

/** How many new devices one token enrols in a minute, so that one that leaked cannot fill a license in seconds. */
export const NEW_DEVICES_PER_MINUTE = 30;

/** What a token is good for: `open` enrols, any other word says why it does not. */
export const ENROLMENT_STATES = ['open', 'revoked', 'expired', 'used_up'] as const;

/** One of them. */
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

/** What decides about a token. Times are epoch milliseconds. */
export interface EnrolmentFacts {
  readonly revokedAt: number | null;
  /** From when on it enrols no device. */
  readonly expiresAt: number;
  /** New devices it has enrolled. */
  readonly deviceCount: number;
  /** New devices it may enrol in all. */
  readonly deviceLimit: number;
}

/** What a token is good for at a moment. Of several reasons the one that a person gave comes first. */
export function enrolmentState(facts: EnrolmentFacts, now: number): EnrolmentState {
  if (facts.revokedAt !== null) return 'revoked';
  if (now >= facts.expiresAt) return 'expired';
  return facts.deviceCount >= facts.deviceLimit ? 'used_up' : 'open';
}

/** Whether a token can be revoked: what enrols no device any more has nothing left to take away. */
export function mayRevokeEnrolment(state: EnrolmentState): boolean {
  return state === 'open';
}

/** The two halves of a list of tokens: those that still enrol devices, and those that no longer do. */
export const ENROLMENT_TABS = ['open', 'over'] as const;

/** One of them. */
export type EnrolmentTab = (typeof ENROLMENT_TABS)[number];

/** The half of the list that a token belongs to. */
export function enrolmentTab(state: EnrolmentState): EnrolmentTab {
  return state === 'open' ? 'open' : 'over';
}

/** The last day of a token that is made without one: as many days as usual from today, both `YYYY-MM-DD`. */
export function usualLastDay(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + ENROLMENT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a number of new devices can be asked for: a whole number from 1 to the largest. */
export function isDeviceLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_ENROLMENT;
}

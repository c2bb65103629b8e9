import { SESSION_LIFETIME_MS, SESSION_WARNING_MS } from './session.ts';

const MINUTE_MS = 60_000;

/** What a company says about sessions, in minutes; 0 where it says nothing. */
export interface SessionLimits {
  /** Without use a session lives this long; 3 hours where nothing is said. */
  readonly idleTime: number;
  /** After its login a session lives this long, whatever its use. */
  readonly sessionTime: number;
}

/** When a session ends, and whether using it puts that off. */
export interface SessionEnding {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly prolongable: boolean;
}

/** How long a session lives without use, in milliseconds. */
export function idleLifetime({ idleTime }: Pick<SessionLimits, 'idleTime'>): number {
  return idleTime > 0 ? idleTime * MINUTE_MS : SESSION_LIFETIME_MS;
}

/** When a session ends that was opened and last used then: by idleness, or because the company limits its whole time. */
export function sessionEnding(limits: SessionLimits, createdAt: number, lastUsedAt: number): SessionEnding {
  const byIdleness = lastUsedAt + idleLifetime(limits);
  const byLimit = limits.sessionTime > 0 ? createdAt + limits.sessionTime * MINUTE_MS : Number.POSITIVE_INFINITY;
  return byLimit <= byIdleness ? { at: byLimit, prolongable: false } : { at: byIdleness, prolongable: true };
}

/**
 * How long before its end a person is warned, in milliseconds: 5 minutes, and of a short session its last quarter, so
 * that no one is warned from the first minute on.
 */
export function warningBefore(limits: SessionLimits, { prolongable }: SessionEnding): number {
  const whole = prolongable ? idleLifetime(limits) : limits.sessionTime * MINUTE_MS;
  return Math.min(SESSION_WARNING_MS, whole / 4);
}

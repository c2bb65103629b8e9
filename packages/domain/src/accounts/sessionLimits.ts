import { SESSION_LIFETIME_MS, SESSION_WARNING_MS } from './session.ts';

const MINUTE_MS = 60_000;

/** A company's session limits, in minutes; 0 for no setting. */
export interface SessionLimits {
  /** How long an unused session lives; 3 hours without a setting. */
  readonly idleTime: number;
  /** How long a session lives after its login, whether used or not. */
  readonly sessionTime: number;
}

/** When a session ends, and whether activity extends it. */
export interface SessionEnding {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly prolongable: boolean;
}

/** How long a session lives without activity, in milliseconds. */
export function idleLifetime({ idleTime }: Pick<SessionLimits, 'idleTime'>): number {
  return idleTime > 0 ? idleTime * MINUTE_MS : SESSION_LIFETIME_MS;
}

/** When a session opened and last used then ends: by inactivity, or by the company's limit on its total time. */
export function sessionEnding(limits: SessionLimits, createdAt: number, lastUsedAt: number): SessionEnding {
  const byIdleness = lastUsedAt + idleLifetime(limits);
  const byLimit = limits.sessionTime > 0 ? createdAt + limits.sessionTime * MINUTE_MS : Number.POSITIVE_INFINITY;
  return byLimit <= byIdleness ? { at: byLimit, prolongable: false } : { at: byIdleness, prolongable: true };
}

/**
 * How long before its end users are warned, in milliseconds: 5 minutes, or the last quarter of a short session, so that
 * nobody is warned from the first minute on.
 */
export function warningBefore(limits: SessionLimits, { prolongable }: SessionEnding): number {
  const whole = prolongable ? idleLifetime(limits) : limits.sessionTime * MINUTE_MS;
  return Math.min(SESSION_WARNING_MS, whole / 4);
}

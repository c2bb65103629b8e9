import { failureOf } from '@remote-console/api-client';

/** The two generic alerts for a failed call. */
export type GenericAlert = 'data_load_failed' | 'server_unreachable';

/** How long after an alert further failures count as the same problem, in milliseconds. */
export const ALERT_PAUSE_MS = 5000;

/** Reads whose failure nobody waits for: they are logged, and the next one tries again (A-ERROR-04, A-POLL-06). */
const BACKGROUND_READS: readonly string[] = ['/devices/summary', '/notices', '/users/0'];

/** Errors that the screen itself explains, in place of what was requested. */
const EXPLAINED_STATUSES: readonly number[] = [401, 403, 404];

/** The same for errors that share their status with others: for a filter, its page marks where the mistake is. */
const EXPLAINED_ERRORS: readonly string[] = ['filter_not_understood'];

interface FailedRead {
  /** What was thrown. */
  readonly thrown: unknown;
  /** Path of the read, as in the contract. */
  readonly path: string;
  /** Whether an older answer is on the screen, so that the user has not been waiting for this one. */
  readonly isRefresh: boolean;
}

/** The alert that a failed read raises, or `null` when it is only logged. */
export function alertOf({ thrown, path, isRefresh }: FailedRead): GenericAlert | null {
  if (isRefresh || BACKGROUND_READS.includes(path)) return null;
  const failure = failureOf(thrown);
  switch (failure.kind) {
    case 'unreachable':
      return 'server_unreachable';
    case 'refused': {
      const isExplained = EXPLAINED_STATUSES.includes(failure.status) || EXPLAINED_ERRORS.includes(failure.error);
      return isExplained ? null : 'data_load_failed';
    }
  }
}

/** Lets one of several simultaneous failures through, so that a page with many calls raises one alert (A-ERROR-05). */
export function createAlertGate(now: () => number): { readonly opens: () => boolean } {
  let lastOpened = Number.NEGATIVE_INFINITY;
  return {
    opens: () => {
      if (now() - lastOpened < ALERT_PAUSE_MS) return false;
      lastOpened = now();
      return true;
    },
  };
}

/** Whether a call was refused because the user is no longer signed in. */
export function isSessionEnd(thrown: unknown): boolean {
  if (thrown === undefined) return false;
  const failure = failureOf(thrown);
  return failure.kind === 'refused' && failure.status === 401;
}

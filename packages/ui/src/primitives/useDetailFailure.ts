import { failureOf, isWorthRetry, type Failure } from '@remote-console/api-client';
import { useLayoutEffect } from 'react';

interface DetailRead {
  /** Why the last read failed, if it did. */
  readonly error: unknown;
  /** Whether an earlier read can be shown. */
  readonly isThere: boolean;
  /** Whether it is being deleted from here: it is then expected to be gone. */
  readonly deleting: boolean;
  /** Called if it does not exist, or no longer. */
  readonly onMissing: (() => void) | undefined;
}

/**
 * Why the page of a single item cannot show it; `null` if it can. An unreachable server leaves what was read; a refusal
 * is about the item itself.
 */
export function useDetailFailure({ error, isThere, deleting, onMissing }: DetailRead) {
  const isRefused = error !== undefined && !isWorthRetry(error) && !deleting;
  const failure: Failure | null = error && (!isThere || isRefused) ? failureOf(error) : null;
  const isMissing = failure?.kind === 'refused' && failure.status === 404;
  useLayoutEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);
  return { failure, isMissing };
}

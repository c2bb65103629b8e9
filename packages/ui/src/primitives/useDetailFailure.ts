import { failureOf, isWorthRetry, type Failure } from '@remote-console/api-client';
import { useLayoutEffect } from 'react';

interface DetailRead {
  /** Why the last read failed, if it did. */
  readonly error: unknown;
  /** Whether an earlier read is there to be shown. */
  readonly isThere: boolean;
  /** Whether it is being deleted from here: then that it is gone is no news. */
  readonly deleting: boolean;
  /** Called when there is no such thing, or none any more. */
  readonly onMissing: (() => void) | undefined;
}

/**
 * Why the page of one thing cannot show it; `null` while it can. A server that is out of reach leaves what was read; a
 * refusal is news of the thing itself.
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

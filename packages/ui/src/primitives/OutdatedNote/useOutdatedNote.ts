import { readingOf } from '@remote-console/api-client/react';
import { freshnessOf } from '@remote-console/domain';
import { useErrorMessage } from '../../i18n/index.ts';
import { useIsOnline } from '../../browser/index.ts';
import type { OutdatedNoteProps } from './OutdatedNote.tsx';

interface Read {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/**
 * The note above data that may not be current; `null` if it is, or if there is none. The only place that decides this:
 * by `freshnessOf` of the domain, with what the read and the browser know.
 */
export function useOutdatedNote(read: Read): OutdatedNoteProps | null {
  const errorMessage = useErrorMessage();
  const isOnline = useIsOnline();
  if (read.data === undefined) return null;
  const reading = readingOf(read);
  const freshness = freshnessOf({ ...reading, hasFailed: reading.hasFailed || !isOnline });
  if (freshness.kind === 'current') return null;
  const { asOf } = freshness;
  if (read.error === undefined) return { asOf, cause: { kind: 'reading' } };
  // The loading state is read only here: reading it re-renders at the start and end of every request.
  const { error, isValidating, mutate } = read;
  return {
    asOf,
    cause: { kind: 'failed', words: errorMessage(error), retrying: isValidating, onRetry: () => void mutate() },
  };
}

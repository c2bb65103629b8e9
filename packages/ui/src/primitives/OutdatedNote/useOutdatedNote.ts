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
 * What is shown above what was read while it cannot be taken for how things are now; `null` while it can, and while nothing
 * is there. The one place that asks: `freshnessOf` of the domain decides, with what the read and the browser know.
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
  // Whether it is being read is asked for here alone: whoever asks is re-rendered at the beginning and end of every
  // read.
  const { error, isValidating, mutate } = read;
  return {
    asOf,
    cause: { kind: 'failed', words: errorMessage(error), retrying: isValidating, onRetry: () => void mutate() },
  };
}

import { readingOf } from '@remote-console/api-client/react';
import { standingOf } from '@remote-console/domain';
import { useFailureWords } from '../../i18n/index.ts';
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
 * is there. The one place that asks: `standingOf` of the domain decides, with what the read and the browser know.
 */
export function useOutdatedNote(read: Read): OutdatedNoteProps | null {
  const failureWords = useFailureWords();
  const isOnline = useIsOnline();
  if (read.data === undefined) return null;
  const reading = readingOf(read);
  const standing = standingOf({ ...reading, hasFailed: reading.hasFailed || !isOnline });
  if (standing.kind === 'current') return null;
  const { asOf } = standing;
  if (read.error === undefined) return { asOf, cause: { kind: 'reading' } };
  // Whether it is being read is asked for here alone: whoever asks is redrawn at the beginning and end of every read.
  const { error, isValidating, mutate } = read;
  return {
    asOf,
    cause: { kind: 'failed', words: failureWords(error), retrying: isValidating, onRetry: () => void mutate() },
  };
}

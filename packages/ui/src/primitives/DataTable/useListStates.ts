import { failureOf, isWorthRetry } from '@remote-console/api-client';
import { useState } from 'react';
import { useOutdatedNote } from '../OutdatedNote/useOutdatedNote.ts';
import type { OutdatedNoteProps } from '../OutdatedNote/OutdatedNote.tsx';

/** The read of a list, or of a page of it. */
export interface ListRead<Data extends { readonly objects: readonly unknown[] }> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** How far a list is, as a table says it. */
export interface ListStates {
  readonly loading: boolean;
  readonly failed: boolean;
  /** Whether the person may not look. */
  readonly forbidden: boolean;
  readonly onRetry: () => void;
  /** What says that the rows are as they were; `null` while they are as they are now. */
  readonly outdated: OutdatedNoteProps | null;
}

/**
 * Says how far a list is. Rows stay while others are on their way, but never as the answer to a question that was not
 * theirs: where the new ones cannot be had, the failure shows.
 *
 * @param asked What was asked, to tell the rows of one question from those of another.
 */
export function useListStates<Data extends { readonly objects: readonly unknown[] }>(
  read: ListRead<Data>,
  asked: object,
): ListStates {
  const { data, error, isLoading, isValidating, mutate } = read;
  const question = JSON.stringify(asked);
  const [answered, setAnswered] = useState('');
  if (data && !isLoading && !error && answered !== question) setAnswered(question);
  const failure = error ? failureOf(error) : null;
  const hasRows = data !== undefined && data.objects.length > 0;
  const failed = failure !== null && (!isWorthRetry(error) || answered !== question || !hasRows);
  const outdated = useOutdatedNote(read);
  return {
    loading: isLoading || (data === undefined && failure === null) || (failure !== null && isValidating),
    failed,
    forbidden: failure?.kind === 'refused' && failure.status === 403,
    outdated: failed || !hasRows ? null : outdated,
    onRetry: () => void mutate(),
  };
}

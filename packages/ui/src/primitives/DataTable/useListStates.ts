import { failureOf, isWorthRetry, type Failure } from '@remote-console/api-client';
import { readingOf } from '@remote-console/api-client/react';
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

/** The state of a list, as a table shows it. */
export interface ListStates {
  readonly loading: boolean;
  /** Why the rows cannot be shown; `null` if they can. */
  readonly failure: Failure | null;
  readonly failed: boolean;
  /** Whether the rows are the server's answer to exactly this query, and not kept from a previous one. */
  readonly isAnswer: boolean;
  /** Whether the person may not view them. */
  readonly forbidden: boolean;
  readonly onRetry: () => void;
  /** The note that the rows are outdated; `null` if they are current. */
  readonly outdated: OutdatedNoteProps | null;
}

/**
 * The state of a list. Rows stay while others are loading, but never as the answer to another query: if the new ones
 * cannot be loaded, the failure is shown.
 *
 * @param asked The query, to distinguish its rows from those of another one.
 */
export function useListStates<Data extends { readonly objects: readonly unknown[] }>(
  read: ListRead<Data>,
  asked: object,
): ListStates {
  const { data, error, isLoading, mutate } = read;
  const question = JSON.stringify(asked);
  // Data present on mount is an answer to this query, even if a later read of it failed.
  const [answered, setAnswered] = useState(data ? question : '');
  if (data && !isLoading && !error && answered !== question) setAnswered(question);
  const failure = error ? failureOf(error) : null;
  const hasRows = data !== undefined && data.objects.length > 0;
  const failed = failure !== null && (!isWorthRetry(error) || answered !== question || !hasRows);
  const outdated = useOutdatedNote(read);
  return {
    loading:
      isLoading ||
      (data === undefined && failure === null) ||
      // Read only after a failure: reading it re-renders at the start and end of every request.
      (failure !== null && read.isValidating),
    failure: failed ? failure : null,
    failed,
    isAnswer: data !== undefined && !isLoading && !error && !readingOf(read).isKept,
    forbidden: failure?.kind === 'refused' && failure.status === 403,
    outdated: failed || !hasRows ? null : outdated,
    onRetry: () => void mutate(),
  };
}

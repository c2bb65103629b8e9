import { failureOf, isWorthRetry } from '@remote-console/api-client';
import { useEffect, useState } from 'react';
import { lastPageOf } from './pageOf.ts';
import { useOutdatedNote } from '../OutdatedNote/useOutdatedNote.ts';
import type { OutdatedNoteProps } from '../OutdatedNote/OutdatedNote.tsx';

interface Read<Row> {
  readonly data?: { readonly objects: readonly Row[]; readonly meta: { readonly total_count: number } } | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface ListPageInput<Row> {
  readonly read: Read<Row>;
  /** What was asked, to tell the rows of one question from those of another. */
  readonly asked: object;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Called with the last page when the requested one lies behind it. */
  readonly onPastEnd: (change: { readonly page: number }) => void;
}

/** A page of a list as a table draws it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Whether the person may not look. */
  readonly forbidden: boolean;
  readonly onRetry: () => void;
  /** What says that the rows are as they were; `null` while they are as they are now. */
  readonly outdated: OutdatedNoteProps | null;
}

const NO_ROWS = [] as const;

/**
 * Reads a page of a list. Rows stay while others are on their way, but never as the answer to a question that was not
 * theirs: where the new ones cannot be had, the failure shows. A page past the end leads to the last one.
 */
export function useListPage<Row>({ read, asked, page, size, onPastEnd }: ListPageInput<Row>): ListPage<Row> {
  const { data, error, isLoading, isValidating, mutate } = read;
  const question = JSON.stringify(asked);
  const [answered, setAnswered] = useState('');
  if (data && !isLoading && !error && answered !== question) setAnswered(question);

  const total = data?.meta.total_count ?? 0;
  const lastPage = lastPageOf(total, size);
  const isPastEnd = data !== undefined && !isLoading && !error && data.objects.length === 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPastEnd({ page: lastPage });
  }, [isPastEnd, lastPage, onPastEnd]);

  const failure = error ? failureOf(error) : null;
  const isForbidden = failure?.kind === 'refused' && failure.status === 403;
  const hasRows = data !== undefined && data.objects.length > 0;
  const failed = failure !== null && (!isWorthRetry(error) || answered !== question || !hasRows);
  const outdated = useOutdatedNote(read);
  return {
    rows: data?.objects ?? NO_ROWS,
    total,
    loading: isLoading || isPastEnd || (data === undefined && failure === null) || (failure !== null && isValidating),
    failed,
    forbidden: isForbidden,
    outdated: failed || !hasRows ? null : outdated,
    onRetry: () => void mutate(),
  };
}

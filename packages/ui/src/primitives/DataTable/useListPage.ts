import { useEffect } from 'react';
import { lastPageOf } from './pageOf.ts';
import { useListStates, type ListRead, type ListStates } from './useListStates.ts';

interface Page<Row> {
  readonly objects: readonly Row[];
  readonly meta: { readonly totalCount: number };
}

interface ListPageInput<Row> {
  readonly read: ListRead<Page<Row>>;
  /** What was asked, to tell the rows of one question from those of another. */
  readonly asked: object;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Called with the last page when the requested one lies behind it. */
  readonly onPastEnd: (change: { readonly page: number }) => void;
}

/** A page of a list as a table draws it. */
export interface ListPage<Row> extends ListStates {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether the page lies behind the last one, which is asked for instead. */
  readonly isPastEnd: boolean;
}

const NO_ROWS = [] as const;

/**
 * Reads a page of a list, in the states of any list. A page past the end leads to the last one, once the server has
 * answered that it is.
 */
export function useListPage<Row>({ read, asked, page, size, onPastEnd }: ListPageInput<Row>): ListPage<Row> {
  const states = useListStates(read, asked);
  const rows = read.data?.objects ?? NO_ROWS;
  const total = read.data?.meta.totalCount ?? 0;
  const lastPage = lastPageOf(total, size);
  const isPastEnd = states.isAnswer && rows.length === 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPastEnd({ page: lastPage });
  }, [isPastEnd, lastPage, onPastEnd]);
  return { ...states, rows, total, isPastEnd, loading: states.loading || isPastEnd };
}

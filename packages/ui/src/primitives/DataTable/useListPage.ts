import { useEffect } from 'react';
import { lastPageOf } from './pageOf.ts';
import { useListStates, type ListRead, type ListStates } from './useListStates.ts';

interface Page<Row> {
  readonly objects: readonly Row[];
  readonly meta: { readonly totalCount: number };
}

interface ListPageInput<Row> {
  readonly read: ListRead<Page<Row>>;
  /** The query, to distinguish the rows of one query from those of another. */
  readonly asked: object;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Called with the last page if the requested one is past the end. */
  readonly onPastEnd: (change: { readonly page: number }) => void;
}

/** A page of a list as shown in a table. */
export interface ListPage<Row> extends ListStates {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether the page is past the last one, which is requested instead. */
  readonly isPastEnd: boolean;
}

const NO_ROWS = [] as const;

/**
 * Reads a page of a list, with the states of any list. A page past the end leads to the last one, once the server has
 * confirmed that.
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

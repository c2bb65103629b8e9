import { useEffect } from 'react';
import { lastPageOf } from './pageOf.ts';
import { useListStates, type ListRead, type ListStates } from './useListStates.ts';

interface Page<Row> {
  readonly objects: readonly Row[];
  readonly meta: { readonly total_count: number };
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
}

const NO_ROWS = [] as const;

/** Reads a page of a list, in the states of any list. A page past the end leads to the last one. */
export function useListPage<Row>({ read, asked, page, size, onPastEnd }: ListPageInput<Row>): ListPage<Row> {
  const { data, error, isLoading } = read;
  const states = useListStates(read, asked);
  const total = data?.meta.total_count ?? 0;
  const lastPage = lastPageOf(total, size);
  const isPastEnd = data !== undefined && !isLoading && !error && data.objects.length === 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPastEnd({ page: lastPage });
  }, [isPastEnd, lastPage, onPastEnd]);
  return { ...states, rows: data?.objects ?? NO_ROWS, total, loading: states.loading || isPastEnd };
}

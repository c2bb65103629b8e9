import type { ExportRequest } from '@remote-console/api-client';
import type { HistoryLog, HistoryPageQuery, HistorySearchKey } from '@remote-console/domain';
import type { DataColumn, KeySearchKey } from '../../primitives/index.ts';

/** The result of reading a page. */
export interface LogPage<Row> {
  readonly data?: { readonly meta: { readonly totalCount: number }; readonly objects: readonly Row[] } | undefined;
  readonly error?: unknown;
  /** Whether the page is loading; the rows of the previous page may still be there. */
  readonly isLoading: boolean;
  /** Whether a request is in progress, the first one or a refresh. */
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** What distinguishes a log from the others. */
export interface LogDescription<Log extends HistoryLog, Row extends { readonly id: number }> {
  readonly searchKeys: readonly [HistorySearchKey<Log>, ...HistorySearchKey<Log>[]];
  /** Reads a page. A hook. */
  readonly usePage: (query: HistoryPageQuery<HistorySearchKey<Log>>) => LogPage<Row>;
  /** The columns in the person's language, time zone and date format. A hook. */
  readonly useColumns: () => readonly DataColumn<Row>[];
  /** The searchable fields, as text. A hook. */
  readonly useSearchKeys: () => readonly KeySearchKey<HistorySearchKey<Log>>[];
  /** What the export needs in addition to the query of the list. */
  readonly exports: Pick<ExportRequest, 'exportId' | 'by' | 'q'>;
}

import type { ExportRequest } from '@remote-console/api-client';
import type { HistoryLog, HistoryPageQuery, HistorySearchKey } from '@remote-console/domain';
import type { DataColumn, KeySearchKey } from '../../primitives/index.ts';

/** What a read of a page tells. */
export interface LogPage<Row> {
  readonly data?: { readonly meta: { readonly totalCount: number }; readonly objects: readonly Row[] } | undefined;
  readonly error?: unknown;
  /** Whether the page is on its way; the rows of the page before may still be there. */
  readonly isLoading: boolean;
  /** Whether the server is being asked, for the first time or again. */
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** What makes one log different from the others. */
export interface LogDescription<Log extends HistoryLog, Row extends { readonly id: number }> {
  readonly searchKeys: readonly [HistorySearchKey<Log>, ...HistorySearchKey<Log>[]];
  /** Reads a page. A hook. */
  readonly usePage: (query: HistoryPageQuery<HistorySearchKey<Log>>) => LogPage<Row>;
  /** The columns in the person's language, time zone and date format. A hook. */
  readonly useColumns: () => readonly DataColumn<Row>[];
  /** What can be searched by, in words. A hook. */
  readonly useSearchKeys: () => readonly KeySearchKey<HistorySearchKey<Log>>[];
  /** What the export needs beside what the list is asked with. */
  readonly exports: Pick<ExportRequest, 'exportId' | 'by' | 'q'>;
}

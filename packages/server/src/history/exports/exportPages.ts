import { setImmediate as othersFirst } from 'node:timers/promises';
import type { HistoryCut, HistoryCursor } from '../../audit/index.ts';

/** Rows that are read and packed at a time: few enough that nobody else waits long for their turn. */
export const PAGE_ROWS = 250;

/**
 * All of a history in order, a page at a time. Each page starts after the last entry of the previous one, so entries
 * added meanwhile neither duplicate nor hide one.
 */
export async function* pagesOf<Row>(
  read: (cut: HistoryCut) => Promise<Row[]>,
  order: HistoryCut['order'],
  markOf: (row: Row) => HistoryCursor,
): AsyncGenerator<Row[]> {
  let after: HistoryCursor | null = null;
  for (;;) {
    const rows: Row[] = await read({ order, limit: PAGE_ROWS, after });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < PAGE_ROWS) return;
    after = markOf(last);
  }
}

/**
 * Pages of rows as pages of something else. Between two of them everybody else gets a turn: the embedded database
 * answers synchronously, so a long table would otherwise block the whole process.
 */
export async function* mapPages<Row, Result>(
  pages: AsyncIterable<readonly Row[]>,
  map: (row: Row) => Result,
): AsyncGenerator<Result[]> {
  for await (const rows of pages) {
    yield rows.map(map);
    await othersFirst();
  }
}

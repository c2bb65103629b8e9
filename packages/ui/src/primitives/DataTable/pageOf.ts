/** The number of the last page; even an empty list has one. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page of a fully loaded list. */
interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Its number, from 1. */
  readonly page: number;
}

/** Extracts a page of a fully loaded list; past the end, the last one. */
export function pageOf<Row>(all: readonly Row[], wanted: number, size: number): PageOfRows<Row> {
  const page = Math.min(wanted, lastPageOf(all.length, size));
  return { rows: all.slice((page - 1) * size, page * size), page };
}

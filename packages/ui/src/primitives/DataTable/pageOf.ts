/** The number of the last page; there is one even of an empty list. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page of a list of which every row is there. */
interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Its number, from 1. */
  readonly page: number;
}

/** Picks a page of a list of which every row is there; in place of one past the end, the last one. */
export function pageOf<Row>(all: readonly Row[], wanted: number, size: number): PageOfRows<Row> {
  const page = Math.min(wanted, lastPageOf(all.length, size));
  return { rows: all.slice((page - 1) * size, page * size), page };
}

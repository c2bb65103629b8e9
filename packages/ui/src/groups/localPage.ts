import { pageOf } from '../primitives/index.ts';

const folded = (words: string) => words.normalize('NFKC').toLowerCase();

interface LocalPageInput<Row> {
  readonly rows: readonly Row[];
  /** The searched texts of a row. */
  readonly wordsOf: (row: Row) => string;
  /** The requested page, from 1, and the search. */
  readonly place: { readonly page: number; readonly search: string };
  readonly size: number;
}

/** A page of a fully loaded list, searched and paginated here. */
export function localPage<Row>({ rows, wordsOf, place: { page, search }, size }: LocalPageInput<Row>) {
  const wanted = folded(search);
  const found = rows.filter((row) => folded(wordsOf(row)).includes(wanted));
  return {
    ...pageOf(found, page, size),
    /** The number of results on all pages. */
    total: found.length,
  };
}

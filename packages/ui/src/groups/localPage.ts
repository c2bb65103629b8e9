import { pageOf } from '../primitives/index.ts';

const folded = (words: string) => words.normalize('NFKC').toLowerCase();

interface LocalPageInput<Row> {
  readonly rows: readonly Row[];
  /** What of a row is searched. */
  readonly wordsOf: (row: Row) => string;
  /** The page that is asked for, from 1, and what is searched for. */
  readonly place: { readonly page: number; readonly search: string };
  readonly size: number;
}

/** A page of a list that is here as a whole, and is searched and paged here too. */
export function localPage<Row>({ rows, wordsOf, place: { page, search }, size }: LocalPageInput<Row>) {
  const wanted = folded(search);
  const found = rows.filter((row) => folded(wordsOf(row)).includes(wanted));
  return {
    ...pageOf(found, page, size),
    /** How many were found on all pages. */
    total: found.length,
  };
}

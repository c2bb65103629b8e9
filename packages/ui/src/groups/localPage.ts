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
export function localPage<Row>({ rows, wordsOf, place: { page: asked, search }, size }: LocalPageInput<Row>) {
  const found = rows.filter((row) => folded(wordsOf(row)).includes(folded(search)));
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / size)));
  return {
    /** The last one where there are fewer than are asked for. */
    page,
    rows: found.slice((page - 1) * size, page * size),
    /** How many were found on all pages. */
    total: found.length,
  };
}

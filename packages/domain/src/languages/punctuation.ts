/** The signs with which a language joins words and sentences that are put together. */
export interface Punctuation {
  /** What separates words, and sentences, in a row. */
  readonly gap: string;
  /**
   * What separates the members of a list. `Intl.ListFormat` has no neutral list for Korean and Japanese: it joins them with
   * "and", or with a space, which names contain themselves.
   */
  readonly listMark: string;
  /** The parentheses around an addition. */
  readonly brackets: readonly [before: string, after: string];
}

const USUAL: Punctuation = { gap: ' ', listMark: ', ', brackets: [' (', ')'] };
const FULL_WIDTH: Punctuation = { gap: '', listMark: '、', brackets: ['（', '）'] };
const ARABIC: Punctuation = { ...USUAL, listMark: '، ' };

/** The languages that don't write as most do, among them some that the console doesn't speak yet. */
const UNUSUAL: ReadonlyMap<string, Punctuation> = new Map([
  ['ja', FULL_WIDTH],
  ['zh', FULL_WIDTH],
  ['ar', ARABIC],
  ['fa', ARABIC],
  ['ur', ARABIC],
]);

/** The signs of a language: those of English for one without an entry of its own. */
export function punctuationOf(language: string): Punctuation {
  return UNUSUAL.get(language) ?? USUAL;
}

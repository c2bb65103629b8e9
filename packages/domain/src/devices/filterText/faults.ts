/** Possible errors in a filter's text. */
export const FILTER_FAULTS = [
  'tooLong',
  'tooManyTerms',
  'tooDeep',
  'keyMissing',
  'keyUnknown',
  'valueMissing',
  'valueUnknown',
  'quoteOpen',
  'bracketOpen',
  'bracketExtra',
  'termMissing',
] as const;

/** One of these errors. */
export type FilterFaultKey = (typeof FILTER_FAULTS)[number];

/** What is wrong with a text, and in which part of it (UTF-16 units, end exclusive). */
export interface FilterFault {
  readonly error: FilterFaultKey;
  readonly from: number;
  readonly to: number;
}

/** The longest filter text, in UTF-16 units. */
export const FILTER_TEXT_LIMIT = 500;

/** The maximum number of terms in a filter. */
export const FILTER_TERM_LIMIT = 50;

/** How deep parentheses and negations may be nested. */
export const FILTER_DEPTH_LIMIT = 10;

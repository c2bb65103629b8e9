/** What can be wrong with the text of a filter. */
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

/** One thing that can be wrong. */
export type FilterFaultKey = (typeof FILTER_FAULTS)[number];

/** What is wrong with a text, and at which part of it (UTF-16 units, the end excluded). */
export interface FilterFault {
  readonly error: FilterFaultKey;
  readonly from: number;
  readonly to: number;
}

/** The longest text of a filter, in UTF-16 units. */
export const FILTER_TEXT_LIMIT = 500;

/** The most terms of a filter. */
export const FILTER_TERM_LIMIT = 50;

/** How deep brackets and negations may be in each other. */
export const FILTER_DEPTH_LIMIT = 10;

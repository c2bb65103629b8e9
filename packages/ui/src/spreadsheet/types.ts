/** How much of a spreadsheet is taken in. */
export interface SpreadsheetLimits {
  /** Largest file in bytes. */
  readonly bytes: number;
  /** Most rows, the heading included; trailing empty rows do not count. */
  readonly rows: number;
  /** Most UTF-16 code units of a cell; the rest is cut off and the reading says `truncated`. */
  readonly cellLength: number;
  /** Longest time in milliseconds. */
  readonly milliseconds: number;
}

/** Why a file could not be read. */
export type SpreadsheetFault = 'too_large' | 'too_many_rows' | 'not_a_spreadsheet' | 'took_too_long';

/** The first sheet of a file as text, or why there is none. */
export type SpreadsheetReading =
  | {
      readonly ok: true;
      /** Rows without their trailing empty cells; an empty row in between is an empty list. */
      readonly rows: string[][];
      /** How many rows there are, the heading included. */
      readonly total: number;
      /** Whether a cell was longer than allowed and lost its end. */
      readonly truncated: boolean;
    }
  | { readonly ok: false; readonly because: SpreadsheetFault };

/**
 * What the worker answers: rows in their order, a slice at a time, and last of all the reading without them. A message is
 * unpacked in one go, and a page would freeze over one with all rows.
 */
export type SpreadsheetAnswer =
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'end'; readonly reading: SpreadsheetReading };

/** What the worker is asked. */
export interface SpreadsheetTask {
  readonly bytes: ArrayBuffer;
  readonly limits: SpreadsheetLimits;
}

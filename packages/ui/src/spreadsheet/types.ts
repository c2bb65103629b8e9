/** The limits for reading a spreadsheet. */
export interface SpreadsheetLimits {
  /** Maximum file size in bytes. */
  readonly bytes: number;
  /** Maximum number of rows, including the header; trailing empty rows do not count. */
  readonly rows: number;
  /** Maximum number of UTF-16 code units of a cell; the rest is cut off and the result is `truncated`. */
  readonly cellLength: number;
  /** Time limit in milliseconds. */
  readonly milliseconds: number;
}

/** Why a file could not be read. */
export type SpreadsheetFault = 'too_large' | 'too_many_rows' | 'not_a_spreadsheet' | 'took_too_long';

/** The first sheet of a file as text, or why it could not be read. */
export type SpreadsheetReading =
  | {
      readonly ok: true;
      /** Rows without trailing empty cells; an empty row in between is an empty array. */
      readonly rows: string[][];
      /** The number of rows, including the header. */
      readonly total: number;
      /** Whether a cell exceeded the limit and was cut off. */
      readonly truncated: boolean;
    }
  | { readonly ok: false; readonly because: SpreadsheetFault };

/**
 * The worker's messages: rows in order, in slices, and finally the result without them. A message is unpacked in one
 * step, and a single one with all rows would freeze the page.
 */
export type SpreadsheetAnswer =
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'end'; readonly reading: SpreadsheetReading };

/** The worker's input. */
export interface SpreadsheetTask {
  readonly bytes: ArrayBuffer;
  readonly limits: SpreadsheetLimits;
}

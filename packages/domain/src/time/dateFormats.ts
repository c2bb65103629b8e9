/** An option of the date-format list. */
export interface DateFormat {
  /** The id that is stored as `date_fmt_id`. */
  readonly id: 0 | 1 | 2;
  /** With the full year; used everywhere except the device details. */
  readonly pattern: string;
  /** With the two-digit year; used in the device details (C-PROFILE-14). */
  readonly shortPattern: string;
}

/** Id of YYYY/MM/DD, the default format (A-CONST-08). */
export const DEFAULT_DATE_FORMAT_ID = 0;

const YEAR_FIRST: DateFormat = { id: 0, pattern: 'YYYY/MM/DD', shortPattern: 'YY/MM/DD' };

/** The available date formats, by id (A-CONST-07). */
export const DATE_FORMATS: readonly DateFormat[] = [
  YEAR_FIRST,
  { id: 1, pattern: 'MM/DD/YYYY', shortPattern: 'MM/DD/YY' },
  { id: 2, pattern: 'DD/MM/YYYY', shortPattern: 'DD/MM/YY' },
];

/** The format with this id, or YYYY/MM/DD for a missing or unknown id. */
export function dateFormatById(id: number | null | undefined): DateFormat {
  return DATE_FORMATS.find((format) => format.id === id) ?? YEAR_FIRST;
}

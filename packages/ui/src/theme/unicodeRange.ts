/** The first and the last of consecutive code points. */
export type UnicodeRange = readonly [first: number, last: number];

const hex = (point: number) => point.toString(16).toUpperCase();

/** Code points as a `unicode-range`. */
export function unicodeRange(ranges: readonly UnicodeRange[]): string {
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

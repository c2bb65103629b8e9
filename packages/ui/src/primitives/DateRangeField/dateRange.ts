/** Two dates as 'YYYY-MM-DD'; `null` if none is chosen. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** First and last date that can be chosen, both included, as 'YYYY-MM-DD'. */
export interface DateBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What a field holds: nothing, a complete date, or an incomplete one. */
export type DateEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'incomplete' };

/** What is in the two fields. */
export interface RangeEntries {
  readonly start: DateEntry;
  readonly end: DateEntry;
}

/** The error of an entry, as a key of the common texts. */
export type DateFault = 'dateIncomplete' | 'dateUnavailable' | 'endBeforeStart';

/** The entry that shows a date. */
export const entryOf = (date: string | null): DateEntry => (date === null ? { kind: 'empty' } : { kind: 'date', date });

function faultOf(entry: DateEntry, { min, max }: DateBounds): DateFault | null {
  switch (entry.kind) {
    case 'empty':
      return null;
    case 'incomplete':
      return 'dateIncomplete';
    case 'date':
      // Dates of this format sort as text.
      return (min !== undefined && entry.date < min) || (max !== undefined && entry.date > max)
        ? 'dateUnavailable'
        : null;
  }
}

const endsBeforeStart = ({ start, end }: RangeEntries): boolean =>
  start.kind === 'date' && end.kind === 'date' && end.date < start.date;

/** The error of each entry, or `null`. */
export function rangeFaults(entries: RangeEntries, bounds: DateBounds) {
  return {
    start: faultOf(entries.start, bounds),
    end: faultOf(entries.end, bounds) ?? (endsBeforeStart(entries) ? ('endBeforeStart' as const) : null),
  };
}

/** The range in the fields: an entry with an error counts as none (B-CONST-10). */
export function rangeOf(entries: RangeEntries, bounds: DateBounds): DateRange {
  const faults = rangeFaults(entries, bounds);
  const dateOf = (entry: DateEntry, fault: DateFault | null) =>
    entry.kind === 'date' && fault === null ? entry.date : null;
  return { start: dateOf(entries.start, faults.start), end: dateOf(entries.end, faults.end) };
}

/** The first date that can be chosen as the end: dates before the chosen start are disabled (B-APPROVAL-18). */
export function firstEnd(entries: RangeEntries, bounds: DateBounds): string | undefined {
  return rangeOf(entries, bounds).start ?? bounds.min;
}

/** A start after the end clears the end, so that a range can be moved later without emptying it first. */
export function withStart({ end }: RangeEntries, start: DateEntry): RangeEntries {
  return { start, end: endsBeforeStart({ start, end }) ? { kind: 'empty' } : end };
}

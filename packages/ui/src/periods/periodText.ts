import { formatInstant, type TimePreferences } from '@remote-console/domain';

const TIME_LENGTH = 'HH:mm'.length;

/** Height of a row in which a period may take two lines, in pixels. */
export const PERIOD_ROW_HEIGHT = 56;

// A line may end between the two ends, and never between a day and its time.
const unbroken = (time: string) => time.replaceAll(' ', '\u00a0');

/** The two ends of a period on the person's clock; the end of one that ends on the day it begins is a time alone. */
export function periodEnds(
  { from, to }: { readonly from: string; readonly to: string },
  preferences: TimePreferences,
): { readonly from: string; readonly to: string } {
  const [start, end] = [formatInstant(from, preferences, 'minute'), formatInstant(to, preferences, 'minute')];
  const isOneDay = start.slice(0, -TIME_LENGTH) === end.slice(0, -TIME_LENGTH);
  return { from: unbroken(start), to: isOneDay ? end.slice(-TIME_LENGTH) : unbroken(end) };
}

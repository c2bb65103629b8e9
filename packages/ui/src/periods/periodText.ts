import { formatInstant, type TimePreferences } from '@remote-console/domain';

const TIME_LENGTH = 'HH:mm'.length;

/** Height of a row whose period may take two lines, in pixels. */
export const PERIOD_ROW_HEIGHT = 56;

// A line may break between the two ends, but never between a date and its time.
const unbroken = (time: string) => time.replaceAll(' ', '\u00a0');

/** The two ends of a period in the person's time zone; if both are on the same date, the end is only a time. */
export function periodEnds(
  { from, to }: { readonly from: string; readonly to: string },
  preferences: TimePreferences,
): { readonly from: string; readonly to: string } {
  const [start, end] = [formatInstant(from, preferences, 'minute'), formatInstant(to, preferences, 'minute')];
  const isOneDay = start.slice(0, -TIME_LENGTH) === end.slice(0, -TIME_LENGTH);
  return { from: unbroken(start), to: isOneDay ? end.slice(-TIME_LENGTH) : unbroken(end) };
}

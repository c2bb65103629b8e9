import { formatInstant, type TimePreferences } from '@remote-console/domain';

const TIME_LENGTH = 'HH:mm'.length;

/** The two ends of a period on the person's clock; the end of one that ends on the day it begins is a time alone. */
export function periodEnds(
  { from, to }: { readonly from: string; readonly to: string },
  preferences: TimePreferences,
): { readonly from: string; readonly to: string } {
  const [start, end] = [formatInstant(from, preferences, 'minute'), formatInstant(to, preferences, 'minute')];
  const isOneDay = start.slice(0, -TIME_LENGTH) === end.slice(0, -TIME_LENGTH);
  return { from: start, to: isOneDay ? end.slice(-TIME_LENGTH) : end };
}

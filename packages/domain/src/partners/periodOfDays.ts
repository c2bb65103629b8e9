import { dateTimeText, instantAt, wallClock } from '../time/index.ts';
import type { PartnerForm } from './partnerApplication.ts';

/** A validity as it is picked: two days, both included, as `YYYY-MM-DD`. */
export interface PickedDays {
  readonly start: string;
  readonly end: string;
}

/** The day that the clock of a zone shows, `YYYY-MM-DD`: the first that a validity can begin on (A-PARTNER-13). */
export function dayOnClock(now: number, zoneName: string): string {
  const { year, month, day } = wallClock(now, zoneName);
  return `${year}-${month}-${day}`;
}

function midnight(day: string, zoneName: string, daysLater = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: date + daysLater }, zoneName);
}

/**
 * The validity as it is sent. It begins with its first day, or now where that day has begun already: the manager may live
 * in a zone where the beginning of it is yesterday. It is over when its last day is.
 *
 * @param zoneName IANA name of the zone in which the days were picked.
 */
export function periodOfDays(
  { start, end }: PickedDays,
  now: number,
  zoneName: string,
): Pick<PartnerForm, 'startPicked' | 'endPicked'> {
  return {
    startPicked: dateTimeText(Math.max(midnight(start, zoneName), now)),
    endPicked: dateTimeText(midnight(end, zoneName, 1)),
  };
}

import { dateTimeText, instantAt, wallClock } from '../time/index.ts';
import type { PartnerForm } from './partnerApplication.ts';

/** A validity as selected: two days, both included, as `YYYY-MM-DD`. */
export interface PickedDays {
  readonly start: string;
  readonly end: string;
}

/** The current day in a time zone, `YYYY-MM-DD`: the first on which a validity can start (A-PARTNER-13). */
export function dayOnClock(now: number, zoneName: string): string {
  const { year, month, day } = wallClock(now, zoneName);
  return `${year}-${month}-${day}`;
}

function midnight(day: string, zoneName: string, daysLater = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantAt({ year, month, day: date + daysLater }, zoneName);
}

/**
 * The validity as it is sent. It starts with its first day, or now if that day has already begun: in the manager's time
 * zone, its start may have been yesterday. It ends with its last day.
 *
 * @param zoneName IANA name of the time zone in which the days were selected.
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

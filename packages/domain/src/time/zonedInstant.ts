import { wallClock } from './calendar.ts';
import { DAY_MS } from './moment.ts';

/** A day and time as the calendar and the clock of a zone show them. Months count from 1; parts may overflow. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

/** The wall time as if the zone were UTC. Years below 100 are taken as they are. */
function asUtc({ year, month, day, hour = 0, minute = 0, second = 0 }: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(epoch: number, zoneName: string): number {
  const { year, month, day, hour, minute, second } = wallClock(epoch, zoneName);
  const shown = asUtc({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  });
  return shown - Math.floor(epoch / 1000) * 1000;
}

/**
 * The instant at which a zone shows this wall time, in epoch milliseconds. When daylight saving time ends, an hour comes
 * twice: `earlier` and `later` say which. When it begins, an hour is left out: a time in it is as far behind the jump as
 * it would have been without one.
 */
export function instantAt(wall: WallTime, zoneName: string, choice: 'earlier' | 'later' = 'earlier'): number {
  const shown = asUtc(wall);
  const before = offsetAt(shown - DAY_MS, zoneName);
  const after = offsetAt(shown + DAY_MS, zoneName);
  const matches = [shown - before, shown - after].filter((epoch) => epoch + offsetAt(epoch, zoneName) === shown);
  if (matches.length === 0) return shown - before;
  return choice === 'earlier' ? Math.min(...matches) : Math.max(...matches);
}

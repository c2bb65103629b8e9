import { wallClock } from './calendar.ts';
import { DAY_MS } from './moment.ts';

/** A day and time by a time zone's calendar and clock. Months count from 1; parts may overflow. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

/** The local time as if the zone were UTC. Years below 100 are taken literally. */
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
 * The instant at which a time zone shows this local time, in epoch milliseconds. When daylight saving time ends, an
 * hour occurs twice: `earlier` and `later` say which. When it starts, an hour is skipped: a time in it moves later by
 * the length of the jump.
 */
export function instantAt(wall: WallTime, zoneName: string, choice: 'earlier' | 'later' = 'earlier'): number {
  const shown = asUtc(wall);
  const before = offsetAt(shown - DAY_MS, zoneName);
  const after = offsetAt(shown + DAY_MS, zoneName);
  const matches = [shown - before, shown - after].filter((epoch) => epoch + offsetAt(epoch, zoneName) === shown);
  if (matches.length === 0) return shown - before;
  return choice === 'earlier' ? Math.min(...matches) : Math.max(...matches);
}

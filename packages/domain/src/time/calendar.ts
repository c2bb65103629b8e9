import { DAY_MS } from './moment.ts';
import { STEADY_OFFSETS, STEADY_SINCE } from './timeZones.ts';

/** The parts of an instant's local date and time in a time zone; all zero-padded text. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it, and a list formats hundreds of times with the same one. */
function clockOf(zoneName: string): Intl.DateTimeFormat {
  const known = clocks.get(zoneName);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zoneName,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zoneName, made);
  return made;
}

/** The local time according to the time zone database. */
function databaseClock(epoch: number, zoneName: string): WallClock {
  const parts = new Map(
    clockOf(zoneName)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const offsets = new Map<string, number>();

/** How far the zone's clock is ahead of UTC at the start of a UTC day, in milliseconds. */
function offsetOfDay(day: number, zoneName: string): number {
  const key = `${day} ${zoneName}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const { year, month, day: date, hour, minute, second } = databaseClock(day * DAY_MS, zoneName);
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute), Number(second));
  offsets.set(key, shown - day * DAY_MS);
  return shown - day * DAY_MS;
}

/** The years that the times of a list fall into; outside of them every instant is looked up. */
const COUNTED = { from: Date.UTC(1980, 0, 1), to: Date.UTC(2100, 0, 1) } as const;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * How far the zone's clock is ahead of UTC at an instant, in milliseconds; `null` if clocks change on that day. For
 * zones without clock changes the time zone database is not used: this saves a page that doesn't need it otherwise the
 * twenty milliseconds for its first formatter. For others it is only asked for the starts of days: a list shows many
 * instants of few days, and between two starts with the same offset no clock changed.
 */
function offsetOn(epoch: number, zoneName: string): number | null {
  const steady = epoch >= STEADY_SINCE ? STEADY_OFFSETS.get(zoneName) : undefined;
  if (steady !== undefined) return steady * MINUTE_MS;
  const day = Math.floor(epoch / DAY_MS);
  const offset = offsetOfDay(day, zoneName);
  return offset === offsetOfDay(day + 1, zoneName) ? offset : null;
}

/** The local time at this instant in this time zone, including daylight saving time. */
export function wallClock(epoch: number, zoneName: string): WallClock {
  if (!(epoch >= COUNTED.from && epoch < COUNTED.to)) return databaseClock(epoch, zoneName);
  const offset = offsetOn(epoch, zoneName);
  if (offset === null) return databaseClock(epoch, zoneName);
  const shown = new Date(epoch + offset);
  return {
    year: String(shown.getUTCFullYear()),
    month: two(shown.getUTCMonth() + 1),
    day: two(shown.getUTCDate()),
    hour: two(shown.getUTCHours()),
    minute: two(shown.getUTCMinutes()),
    second: two(shown.getUTCSeconds()),
  };
}

/** The calendar day of an instant in a time zone, as a count of days; equal for instants on the same day there. */
export function calendarDay(epoch: number, zoneName: string): number {
  const { year, month, day } = wallClock(epoch, zoneName);
  return Math.round(Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS);
}

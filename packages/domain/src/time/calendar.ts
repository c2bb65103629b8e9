/** The parts of an instant on the wall clock and calendar of one zone; all zero-padded text. */
export interface WallClock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a list formats hundreds of times with the same one. */
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

/** What the clock on the wall shows at this instant in this zone, daylight saving time included. */
export function wallClock(epoch: number, zoneName: string): WallClock {
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

/** The calendar day of an instant in a zone, as a count of days; two instants of one day there have the same number. */
export function calendarDay(epoch: number, zoneName: string): number {
  const { year, month, day } = wallClock(epoch, zoneName);
  return Math.round(Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000);
}

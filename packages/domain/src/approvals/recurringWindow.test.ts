import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOnWallClock, TIME_ZONES } from '../time/index.ts';
import { checkRecurrence, nextOccurrence, occurrencesOf, type Recurrence } from './index.ts';

const MINUTE_MS = 60_000;
const zoneId = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? 0;
const at = (day: string, time: string, zone: string) => {
  const instant = instantOnWallClock(day, time, zone);
  if (instant === null) throw new Error(`${day} ${time} is no time.`);
  return instant;
};
const MONDAYS: Recurrence = {
  weekdays: [1],
  from: '09:00',
  to: '12:00',
  timeZoneId: zoneId('Europe/Berlin'),
  firstDay: '2027-03-15',
  lastDay: '2027-04-05',
};

describe('a weekly window', () => {
  it('keeps to the clock of its zone while that is put forward', () => {
    // Berlin's clock is put forward on Sunday, March 28, 2027.
    expect(occurrencesOf(MONDAYS).map(({ start, end }) => [new Date(start).toISOString(), end - start])).toEqual([
      ['2027-03-15T08:00:00.000Z', 3 * 60 * MINUTE_MS],
      ['2027-03-22T08:00:00.000Z', 3 * 60 * MINUTE_MS],
      ['2027-03-29T07:00:00.000Z', 3 * 60 * MINUTE_MS],
      ['2027-04-05T07:00:00.000Z', 3 * 60 * MINUTE_MS],
    ]);
  });

  it.each([
    ['2026-03-08', '02:15', '02:45', '2026-03-08T07:15:00.000Z', '2026-03-08T07:45:00.000Z'],
    ['2026-03-08', '01:30', '03:30', '2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', '02:30', '2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01', '00:30', '01:30', '2026-11-01T04:30:00.000Z', '2026-11-01T05:30:00.000Z'],
    ['2026-10-31', '22:00', '03:00', '2026-11-01T02:00:00.000Z', '2026-11-01T08:00:00.000Z'],
  ])('on %s in New York from %s to %s is from %s to %s', (day, from, to, start, end) => {
    const timeZoneId = zoneId('America/New_York');
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], from, to, timeZoneId, firstDay: day, lastDay: day };
    expect(occurrencesOf(daily).map((one) => [one.start, one.end].map((time) => new Date(time).toISOString()))).toEqual(
      [[start, end]],
    );
  });

  it('is none where the clock leaves nothing of it', () => {
    const timeZoneId = zoneId('America/New_York');
    const day = '2026-03-08';
    expect(
      occurrencesOf({
        weekdays: [7],
        from: '02:30',
        to: '03:00',
        timeZoneId,
        firstDay: day,
        lastDay: day,
      }),
    ).toEqual([]);
  });

  it('is the open one, then the next one, until all are over', () => {
    const [first, second] = occurrencesOf(MONDAYS);
    if (!first || !second) throw new Error('There are windows.');
    expect(nextOccurrence(MONDAYS, first.start - 1)).toEqual(first);
    expect(nextOccurrence(MONDAYS, first.end - 1)).toEqual(first);
    expect(nextOccurrence(MONDAYS, first.end)).toEqual(second);
    expect(nextOccurrence(MONDAYS, at('2027-04-05', '12:00', 'Europe/Berlin'))).toBeNull();
  });
});

const NOW = at('2027-03-15', '08:00', 'Europe/Berlin');

describe('a weekly window that is written', () => {
  it('lasts from its first beginning to its last end', () => {
    expect(checkRecurrence(MONDAYS, NOW)).toEqual({
      period: {
        start: at('2027-03-15', '09:00', 'Europe/Berlin'),
        end: at('2027-04-05', '12:00', 'Europe/Berlin'),
      },
    });
  });

  it.each<[Partial<Recurrence>, string]>([
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ weekdays: [8] }, 'weekdays'],
    [{ from: '' }, 'from'],
    [{ from: '24:00' }, 'from'],
    [{ to: '' }, 'to'],
    [{ to: '09:00' }, 'to'],
    [{ firstDay: '2027-02-30' }, 'firstDay'],
    [{ firstDay: '2027-03-14' }, 'firstDay'],
    [{ lastDay: '' }, 'lastDay'],
    [{ lastDay: '2027-03-14' }, 'lastDay'],
    [{ lastDay: '2028-03-17' }, 'lastDay'],
    [{ weekdays: [2], lastDay: '2027-03-15' }, 'lastDay'],
    [{ from: '01:00', to: '02:00', lastDay: '2027-03-15' }, 'lastDay'],
  ])('is refused with %j', (change, field) => {
    expect(checkRecurrence({ ...MONDAYS, ...change }, NOW)).toEqual({ error: 'date_validate_error', field });
  });
});

/** A zone's clock according to the platform's own calendar, minute by minute. */
function shownBy(zoneName: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zoneName,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant: number) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:00Z`);
  };
}

/** The first minute at which a clock shows a time or, if it skips that, the equally later one; found by trying each. */
function walkTo(wall: number, zoneName: string): number {
  const shown = shownBy(zoneName);
  let before = shown(wall - 26 * 60 * MINUTE_MS);
  let gap = 0;
  for (let instant = wall - 26 * 60 * MINUTE_MS; instant <= wall + 26 * 60 * MINUTE_MS; instant += MINUTE_MS) {
    const now = shown(instant);
    if (now - before > MINUTE_MS && before < wall && wall < now) gap = now - before - MINUTE_MS;
    if (now === wall + gap && now >= wall) return instant;
    before = now;
  }
  throw new Error('The clock never shows it.');
}

describe('in real zones, against a walk through every minute', () => {
  const zones = [
    'America/New_York',
    'Europe/London',
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Seoul',
    'UTC',
    'America/Sao_Paulo',
  ];
  // Around the days of clock changes, and any other day.
  const days = fc.constantFrom(
    '2026-03-07',
    '2026-03-08',
    '2026-03-28',
    '2026-03-29',
    '2026-10-25',
    '2026-11-01',
    '2026-06-15',
  );
  const times = fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), quarter: fc.integer({ min: 0, max: 3 }) })
    .map(({ hour, quarter }) => `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`);

  it('begins and ends with the minute that the clock shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, times, times, (zone, day, from, to) => {
        fc.pre(from !== to);
        const windows = occurrencesOf({
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          from,
          to,
          timeZoneId: zoneId(zone),
          firstDay: day,
          lastDay: day,
        });
        const wall = (time: string, later: number) => Date.parse(`${day}T${time}:00Z`) + later * DAY_MS;
        const start = walkTo(wall(from, 0), zone);
        const nextStart = walkTo(wall(from, 1), zone);
        const end = Math.min(walkTo(wall(to, to > from ? 0 : 1), zone), nextStart);
        expect(windows).toEqual(start < end ? [{ start, end }] : []);
      }),
      { numRuns: 60 },
    );
  });

  it('never has two windows at once, and each begins on one of its weekdays', () => {
    const everyZone = TIME_ZONES.map(({ value }) => value);
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...everyZone), weekdays, times, times, (timeZoneId, chosen, from, to) => {
        fc.pre(from !== to);
        const recurrence = {
          weekdays: chosen,
          from,
          to,
          timeZoneId,
          firstDay: '2026-02-01',
          lastDay: '2026-12-31',
        };
        const windows = occurrencesOf(recurrence);
        for (const [index, { start, end }] of windows.entries()) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(windows[index + 1]?.start ?? Infinity);
        }
        expect(windows.length).toBeGreaterThanOrEqual(47 * chosen.length - 2);
      }),
      { numRuns: 60 },
    );
  });
});

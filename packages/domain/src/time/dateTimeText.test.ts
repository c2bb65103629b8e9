import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateTimeText, instantOfText, instantOnWallClock } from './dateTimeText.ts';

const ZONES = ['Asia/Seoul', 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia', 'UTC'] as const;

/** The local time in a time zone, computed independently of the code under test. */
function shown(epoch: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(epoch);
}

const anInstant = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
  .map((s) => s * 1000);
/** Seconds around the days of clock changes: New York 2026, Apia 2011 and 2021. */
const aroundChanges = fc.constantFrom(
  Date.UTC(2026, 2, 8, 7),
  Date.UTC(2026, 10, 1, 6),
  Date.UTC(2011, 11, 30, 10),
  Date.UTC(2021, 3, 3, 14),
);
const nearChange = fc
  .tuple(aroundChanges, fc.integer({ min: -129_600, max: 129_600 }))
  .map(([change, seconds]) => change + seconds * 1000);

describe('a time on the wall clock', () => {
  it('is the instant at which the clock shows it, in every zone and on the days on which clocks change', () => {
    fc.assert(
      fc.property(fc.oneof(anInstant, nearChange), fc.constantFrom(...ZONES), (epoch, zone) => {
        const [date = '', time = ''] = shown(epoch, zone).split(' ');
        const found = instantOnWallClock(date, time, zone);
        expect(found).not.toBeNull();
        expect(shown(found ?? 0, zone)).toBe(`${date} ${time}`);
        // If the clock shows the same time twice, the first one counts.
        expect(found).toBeLessThanOrEqual(epoch);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['2026-11-21', '12:00', 'Asia/Seoul', '2026-11-21T03:00:00Z'],
    ['2026-11-21', '12:00:30', 'UTC', '2026-11-21T12:00:30Z'],
    // New York sets its clocks back at 2:00: 1:30 occurs twice.
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-11-01', '02:30', 'America/New_York', '2026-11-01T07:30:00Z'],
    // And forward over 2:30, which then becomes 3:30.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    // Apia had no December 30, 2011.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00Z'],
    ['2011-12-31', '00:30', 'Pacific/Apia', '2011-12-30T10:30:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    expect(instantOnWallClock(date, time, zone)).toBe(Date.parse(expected));
  });

  it.each([
    ['', '12:00'],
    ['2026-11-21', ''],
    ['2026-02-30', '12:00'],
    ['2026-11-21', '24:00'],
    ['2026-11-21', '12:60'],
    ['21.11.2026', '12:00'],
  ])('%s %s is none', (date, time) => {
    expect(instantOnWallClock(date, time, 'UTC')).toBeNull();
  });
});

describe('a time as text', () => {
  it('is sent as YYYY-MM-DD HH:mm:ss and read as the same second', () => {
    fc.assert(fc.property(anInstant, (epoch) => void expect(instantOfText(dateTimeText(epoch))).toBe(epoch)));
    expect(dateTimeText(Date.UTC(2026, 10, 21, 3, 4, 5))).toBe('2026-11-21 03:04:05');
  });

  it.each(['', ' ', '2026-11-21', '2026-02-30 00:00:00', '2026-11-21 25:00:00', 'soon', '0000-00-00 00:00:00'])(
    '"%s" is none',
    (text) => {
      expect(instantOfText(text)).toBeNull();
    },
  );

  it('is UTC unless it names an offset', () => {
    expect(instantOfText('2026-11-21T12:00:00+09:00')).toBe(Date.UTC(2026, 10, 21, 3));
    expect(instantOfText(' 2026-11-21 03:00:00 ')).toBe(Date.UTC(2026, 10, 21, 3));
  });
});

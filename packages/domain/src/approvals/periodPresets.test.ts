import { describe, expect, it } from 'vitest';
import { instantOnWallClock, TIME_ZONES } from '../time/index.ts';
import { emptyEntries, PERIOD_PRESETS, presetPeriod, type PeriodPreset } from './index.ts';

const MINUTE = 60_000;
const zoneId = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;
const at = (zone: string, day: string, time: string) => {
  const instant = instantOnWallClock(day, time, zone);
  if (instant === null) throw new Error(`${day} ${time} is no time.`);
  return instant;
};

describe('a period that is chosen with one press', () => {
  it.each<[PeriodPreset, string, readonly [string, string], readonly [string, string]]>([
    ['hour', 'Asia/Seoul', ['2026-11-21', '12:00'], ['2026-11-21', '13:00']],
    ['hour', 'Asia/Seoul', ['2026-12-31', '23:30'], ['2027-01-01', '00:30']],
    ['today', 'Asia/Seoul', ['2026-11-21', '12:00'], ['2026-11-21', '23:59']],
    ['today', 'Asia/Seoul', ['2026-11-21', '00:00'], ['2026-11-21', '23:59']],
    ['today', 'Pacific/Kiritimati', ['2026-11-21', '12:00'], ['2026-11-21', '23:59']],
    ['today', 'Etc/GMT+12', ['2026-11-21', '12:00'], ['2026-11-21', '23:59']],
    // 2026-11-21 is a Saturday; a week ends with its Sunday.
    ['week', 'Asia/Seoul', ['2026-11-21', '12:00'], ['2026-11-22', '23:59']],
    ['week', 'Asia/Seoul', ['2026-11-22', '12:00'], ['2026-11-22', '23:59']],
    ['week', 'Asia/Seoul', ['2026-11-23', '00:00'], ['2026-11-29', '23:59']],
    ['week', 'Asia/Seoul', ['2026-12-29', '09:00'], ['2027-01-03', '23:59']],
    // The clock is set back, and put forward, on Sunday at 2:00.
    ['today', 'America/New_York', ['2026-11-01', '00:30'], ['2026-11-01', '23:59']],
    ['week', 'America/New_York', ['2026-10-28', '12:00'], ['2026-11-01', '23:59']],
    ['week', 'America/New_York', ['2026-03-04', '12:00'], ['2026-03-08', '23:59']],
    ['hour', 'America/New_York', ['2026-03-08', '01:30'], ['2026-03-08', '03:30']],
  ])('%s in %s at %o ends at %o', (preset, zone, now, end) => {
    expect(presetPeriod(preset, at(zone, ...now), zoneId(zone))).toEqual({
      start: at(zone, ...now),
      end: at(zone, ...end),
    });
  });

  it('begins with the present minute', () => {
    const now = at('Asia/Seoul', '2026-11-21', '12:00');
    for (const preset of PERIOD_PRESETS) {
      expect(presetPeriod(preset, now + 59_999, zoneId('Asia/Seoul'))?.start).toBe(now);
    }
  });

  it('lasts an hour also where the clock shows that hour twice', () => {
    const first = at('America/New_York', '2026-11-01', '01:30');
    expect(presetPeriod('hour', first, zoneId('America/New_York'))).toEqual({ start: first, end: first + 60 * MINUTE });
  });

  it('is none when less than a minute of the day is left', () => {
    const last = at('Asia/Seoul', '2026-11-22', '23:59');
    expect(PERIOD_PRESETS.filter((preset) => presetPeriod(preset, last, zoneId('Asia/Seoul')) === null)).toEqual([
      'today',
      'week',
    ]);
  });
});

describe('the entries that are missing in a period', () => {
  it.each([
    [{ start: { day: null, time: '' }, end: { day: null, time: '' } }, ['startDay', 'startTime', 'endDay', 'endTime']],
    [{ start: { day: '2026-11-21', time: '12:00' }, end: { day: null, time: '' } }, ['endDay', 'endTime']],
    [{ start: { day: null, time: '12:00' }, end: { day: '2026-11-21', time: '' } }, ['startDay', 'endTime']],
    [{ start: { day: '2026-11-21', time: '12:00' }, end: { day: '2026-11-21', time: '13:00' } }, []],
  ])('of %o are %o', (period, missing) => {
    expect(emptyEntries(period)).toEqual(missing);
  });
});

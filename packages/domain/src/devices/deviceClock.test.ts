import { describe, expect, it } from 'vitest';
import { deviceClock } from './deviceClock.ts';

const MINUTE = 60_000;
const clock = (systemTime: string, elapsed = 0, isOnline = true) =>
  deviceClock({ isOnline, systemTime, runningTime: 3600 }, elapsed);
const time = (system_time: string, elapsed = 0) => clock(system_time, elapsed).time;

describe('the clock of a device', () => {
  it('is an instant where the device names its zone', () => {
    for (const text of ['2026-11-21T03:00:00Z', '2026-11-21T03:00:00.000Z', '2026-11-21T12:00:00+09:00']) {
      expect(time(text)).toEqual({ kind: 'instant', instant: '2026-11-21T03:00:00.000Z' });
      expect(time(text, MINUTE)).toEqual({ kind: 'instant', instant: '2026-11-21T03:01:00.000Z' });
    }
  });

  it('is the clock on its wall where it names none, as exact as it was reported', () => {
    expect(time('2026-11-21 11:59')).toEqual({ kind: 'text', value: '2026-11-21 11:59' });
    expect(time('2026-12-31 23:59', MINUTE)).toEqual({ kind: 'text', value: '2027-01-01 00:00' });
    expect(time('2026-11-21 11:59:30', MINUTE / 2)).toEqual({ kind: 'text', value: '2026-11-21 12:00:00' });
  });

  it('is left as the device says it where that is no time, and unknown where it says nothing', () => {
    expect(time('Sat 11:59', MINUTE)).toEqual({ kind: 'text', value: 'Sat 11:59' });
    expect(time('2026-02-30 11:59', MINUTE)).toEqual({ kind: 'text', value: '2026-02-30 11:59' });
    for (const nothing of ['', 'None']) expect(time(nothing, MINUTE)).toEqual({ kind: 'unknown' });
  });

  it('goes on with the time it runs while the device is online, and stops while it is not [B-DETAIL-26]', () => {
    expect(clock('2026-11-21 11:59', 90_000)).toEqual({
      time: { kind: 'text', value: '2026-11-21 12:00' },
      runningTime: 3690,
    });
    expect(clock('2026-11-21 11:59', 90_000, false)).toEqual(clock('2026-11-21 11:59', 0, false));
    expect(clock('2026-11-21 11:59', 90_000, false).runningTime).toBe(3600);
  });
});

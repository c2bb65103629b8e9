import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertHolds, alertsEnded } from './alertEnds.ts';
import { alertsStarted, type AlertThreshold, type WatchedValues } from './alertStarts.ts';

const WINDOWS = 1;
const QUIET: WatchedValues = {
  cpu_usage: 0,
  memory_usage: 0,
  hdd_usage: 0,
  cpu_temp: null,
  hdd_temp: null,
  fan_speed_id: null,
};
const cpu = (cpu_usage: number): WatchedValues => ({ ...QUIET, cpu_usage });
const CPU: AlertThreshold = { alert_code: 'IW2', alert_time: null, alert_th_value: 90 };
const HEAT: AlertThreshold = { alert_code: 'IW5', alert_time: null, alert_th_value: 80 };
const ABSENT: AlertThreshold = { alert_code: 'IW1', alert_time: 10, alert_th_value: null };

describe('an alert that a value set off', () => {
  it.each([
    [95, 89, ['IW2']],
    [90, 0, ['IW2']],
    [95, 90, []],
    [50, 40, []],
    [50, 95, []],
  ] as const)('of %i per cent at last and %i now ends: %j', (before, after, ended) => {
    expect(alertsEnded([CPU, ABSENT], WINDOWS, cpu(before), cpu(after))).toEqual(ended);
  });

  it('ends when the sensor is gone', () => {
    expect(alertsEnded([HEAT], WINDOWS, { ...QUIET, cpu_temp: 85 }, QUIET)).toEqual(['IW5']);
  });

  it('ends exactly where the same threshold could begin another one', () => {
    const value = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(value, value, (before, after) => {
        const ends = alertsEnded([CPU], WINDOWS, cpu(before), cpu(after)).length;
        const begins = alertsStarted([CPU], WINDOWS, cpu(after), cpu(before)).length;
        expect(ends).toBe(begins);
      }),
    );
  });

  it('holds as long as its last value is at the threshold, online or not', () => {
    const alert = { alert_code: 'IW2', operatingSystem: WINDOWS, online: false, values: cpu(90) };
    expect(alertHolds([CPU], alert)).toBe(true);
    expect(alertHolds([{ ...CPU, alert_th_value: 91 }], alert)).toBe(false);
    expect(alertHolds([HEAT], alert)).toBe(false);
    expect(alertHolds([CPU], { ...alert, operatingSystem: 3 })).toBe(false);
  });
});

describe('an alert that calls a device disconnected', () => {
  it('holds while the device is offline, and its group has a threshold for it', () => {
    const alert = { alert_code: 'IW1', operatingSystem: WINDOWS, online: false, values: QUIET };
    expect(alertHolds([ABSENT], alert)).toBe(true);
    expect(alertHolds([ABSENT], { ...alert, online: true })).toBe(false);
    expect(alertHolds([], alert)).toBe(false);
  });
});

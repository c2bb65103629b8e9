import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertHolds, alertsEnded } from './alertEnds.ts';
import { alertsStarted, type AlertThreshold, type WatchedValues } from './alertStarts.ts';

const WINDOWS = 1;
const QUIET: WatchedValues = {
  cpuUsage: 0,
  memoryUsage: 0,
  diskUsage: 0,
  cpuTemperature: null,
  diskTemperature: null,
  fanSpeed: null,
};
const cpu = (cpuUsage: number): WatchedValues => ({ ...QUIET, cpuUsage });
const CPU: AlertThreshold = { alertCode: 'IW2', alertMinutes: null, threshold: 90 };
const HEAT: AlertThreshold = { alertCode: 'IW5', alertMinutes: null, threshold: 80 };
const ABSENT: AlertThreshold = { alertCode: 'IW1', alertMinutes: 10, threshold: null };

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
    expect(alertsEnded([HEAT], WINDOWS, { ...QUIET, cpuTemperature: 85 }, QUIET)).toEqual(['IW5']);
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
    const alert = { alertCode: 'IW2', operatingSystem: WINDOWS, online: false, values: cpu(90) };
    expect(alertHolds([CPU], alert)).toBe(true);
    expect(alertHolds([{ ...CPU, threshold: 91 }], alert)).toBe(false);
    expect(alertHolds([HEAT], alert)).toBe(false);
    expect(alertHolds([CPU], { ...alert, operatingSystem: 3 })).toBe(false);
  });
});

describe('an alert that calls a device disconnected', () => {
  it('holds while the device is offline, and its group has a threshold for it', () => {
    const alert = { alertCode: 'IW1', operatingSystem: WINDOWS, online: false, values: QUIET };
    expect(alertHolds([ABSENT], alert)).toBe(true);
    expect(alertHolds([ABSENT], { ...alert, online: true })).toBe(false);
    expect(alertHolds([], alert)).toBe(false);
  });
});

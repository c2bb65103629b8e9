import { describe, expect, it } from 'vitest';
import { alertsStarted, disconnectionAlerts, type WatchedValues } from './alertStarts.ts';

const values = (over: Partial<WatchedValues> = {}): WatchedValues => ({
  cpuUsage: 10,
  memoryUsage: 20,
  diskUsage: 30,
  cpuTemperature: 40,
  diskTemperature: 35,
  fanSpeed: 900,
  ...over,
});
const limit = (alertCode: string, threshold: number) => ({
  alertCode,
  alertMinutes: null,
  threshold,
});
const time = (alertCode: string, alertMinutes: number) => ({
  alertCode,
  alertMinutes,
  threshold: null,
});

describe('an alert that a value sets off', () => {
  it.each([
    ['IW2', 'cpuUsage'],
    ['IW3', 'memoryUsage'],
    ['IW4', 'diskUsage'],
    ['IW5', 'cpuTemperature'],
    ['IW6', 'diskTemperature'],
    ['IW7', 'fanSpeed'],
  ] as const)('%s begins when %s reaches the threshold, and not below it', (code, field) => {
    const started = (value: number) => alertsStarted([limit(code, 950)], 1, values(), values({ [field]: value }));
    expect(started(950)).toEqual([{ alertCode: code, alertValue: 950 }]);
    expect(started(949.9)).toEqual([]);
  });

  it('begins once while the value stays, and again after it fell', () => {
    const thresholds = [limit('IW2', 90)];
    const shares = [10, 90, 95, 99, 89, 91];
    const started = shares.map(
      (cpuUsage, index) =>
        alertsStarted(
          thresholds,
          1,
          index === 0 ? null : values({ cpuUsage: shares[index - 1] ?? 0 }),
          values({ cpuUsage }),
        ).length,
    );
    expect(started).toEqual([0, 1, 0, 0, 0, 1]);
  });

  it('begins with the first report that is beyond it, each threshold for itself', () => {
    const thresholds = [limit('IW2', 50), limit('IW2', 90), limit('IW3', 10)];
    expect(alertsStarted(thresholds, 1, null, values({ cpuUsage: 60 }))).toEqual([
      { alertCode: 'IW2', alertValue: 60 },
      { alertCode: 'IW3', alertValue: 20 },
    ]);
  });

  it('never begins without a sensor, for another system, for an unknown code or without a value', () => {
    const hot = values({ cpuTemperature: null, cpuUsage: 100 });
    expect(alertsStarted([limit('IW5', 1)], 1, null, hot)).toEqual([]);
    expect(alertsStarted([limit('IW2', 1)], 2, null, hot)).toEqual([]);
    expect(alertsStarted([limit('XX9', 1), time('IW2', 1), limit('IW1', 1)], 1, null, hot)).toEqual([]);
  });
});

describe('an alert that a time sets off', () => {
  it('begins after that many minutes offline, and tells them', () => {
    const thresholds = [time('IW1', 10), time('IW1', 60), limit('IW1', 1)];
    expect(disconnectionAlerts(thresholds, 1, 9.9)).toEqual([]);
    expect(disconnectionAlerts(thresholds, 1, 10)).toEqual([{ alertCode: 'IW1', alertValue: 10 }]);
    expect(disconnectionAlerts(thresholds, 1, 90)).toHaveLength(2);
    expect(disconnectionAlerts(thresholds, 3, 90)).toEqual([]);
    expect(disconnectionAlerts([time('IW2', 1)], 1, 90)).toEqual([]);
  });
});

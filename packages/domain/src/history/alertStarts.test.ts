import { describe, expect, it } from 'vitest';
import { alertsStarted, disconnectionAlerts, type WatchedValues } from './alertStarts.ts';

const values = (over: Partial<WatchedValues> = {}): WatchedValues => ({
  cpu_usage: 10,
  memory_usage: 20,
  hdd_usage: 30,
  cpu_temp: 40,
  hdd_temp: 35,
  fan_speed_id: 900,
  ...over,
});
const limit = (alert_code: string, alert_th_value: number) => ({ alert_code, alert_time: null, alert_th_value });
const time = (alert_code: string, alert_time: number) => ({ alert_code, alert_time, alert_th_value: null });

describe('an alert that a value sets off', () => {
  it.each([
    ['IW2', 'cpu_usage'],
    ['IW3', 'memory_usage'],
    ['IW4', 'hdd_usage'],
    ['IW5', 'cpu_temp'],
    ['IW6', 'hdd_temp'],
    ['IW7', 'fan_speed_id'],
  ] as const)('%s begins when %s reaches the threshold, and not below it', (code, field) => {
    const started = (value: number) => alertsStarted([limit(code, 950)], 1, values(), values({ [field]: value }));
    expect(started(950)).toEqual([{ alert_code: code, alert_value: 950 }]);
    expect(started(949.9)).toEqual([]);
  });

  it('begins once while the value stays, and again after it fell', () => {
    const thresholds = [limit('IW2', 90)];
    const shares = [10, 90, 95, 99, 89, 91];
    const started = shares.map(
      (cpu_usage, index) =>
        alertsStarted(
          thresholds,
          1,
          index === 0 ? null : values({ cpu_usage: shares[index - 1] ?? 0 }),
          values({ cpu_usage }),
        ).length,
    );
    expect(started).toEqual([0, 1, 0, 0, 0, 1]);
  });

  it('begins with the first report that is beyond it, each threshold for itself', () => {
    const thresholds = [limit('IW2', 50), limit('IW2', 90), limit('IW3', 10)];
    expect(alertsStarted(thresholds, 1, null, values({ cpu_usage: 60 }))).toEqual([
      { alert_code: 'IW2', alert_value: 60 },
      { alert_code: 'IW3', alert_value: 20 },
    ]);
  });

  it('never begins without a sensor, for another system, for an unknown code or without a value', () => {
    const hot = values({ cpu_temp: null, cpu_usage: 100 });
    expect(alertsStarted([limit('IW5', 1)], 1, null, hot)).toEqual([]);
    expect(alertsStarted([limit('IW2', 1)], 2, null, hot)).toEqual([]);
    expect(alertsStarted([limit('XX9', 1), time('IW2', 1), limit('IW1', 1)], 1, null, hot)).toEqual([]);
  });
});

describe('an alert that a time sets off', () => {
  it('begins after that many minutes offline, and tells them', () => {
    const thresholds = [time('IW1', 10), time('IW1', 60), limit('IW1', 1)];
    expect(disconnectionAlerts(thresholds, 1, 9.9)).toEqual([]);
    expect(disconnectionAlerts(thresholds, 1, 10)).toEqual([{ alert_code: 'IW1', alert_value: 10 }]);
    expect(disconnectionAlerts(thresholds, 1, 90)).toHaveLength(2);
    expect(disconnectionAlerts(thresholds, 3, 90)).toEqual([]);
    expect(disconnectionAlerts([time('IW2', 1)], 1, 90)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { ALERT_TYPES } from '../history/index.ts';
import { ALERT_TIME_LIMIT, readThreshold } from './thresholds.ts';

describe('the alert types', () => {
  it('that are offered are seven, numbered from Disconnected to fan speed [C-THRESH-03]', () => {
    expect(ALERT_TYPES.map(({ number, meaning }) => [number, meaning])).toEqual([
      [1, 'disconnected'],
      [2, 'cpuUsage'],
      [3, 'memoryUsage'],
      [4, 'diskUsage'],
      [5, 'cpuTemperature'],
      [6, 'diskTemperature'],
      [7, 'fanSpeed'],
    ]);
  });
});

describe('a threshold', () => {
  it('without a device type is refused with please_select_device_type [C-THRESH-08]', () => {
    for (const alertCode of ['', ' ', 'I']) {
      expect(readThreshold({ alertCode, alertMinutes: 5 })).toEqual({
        fault: 'please_select_device_type',
        field: 'alertCode',
      });
    }
  });

  it('without an alert type is refused with please_select_alert_type [C-THRESH-09]', () => {
    for (const alertCode of ['IW', 'W']) {
      expect(readThreshold({ alertCode, threshold: 5 })).toEqual({
        fault: 'please_select_alert_type',
        field: 'alertCode',
      });
    }
  });

  it('that is based on time asks for a time [C-THRESH-05] [C-THRESH-10]', () => {
    for (const alertMinutes of [undefined, null]) {
      expect(readThreshold({ alertCode: 'IW1', alertMinutes, threshold: 5 })).toEqual({
        fault: 'please_input_alert_time',
        field: 'alertMinutes',
      });
    }
    expect(readThreshold({ alertCode: 'IW1', alertMinutes: 10, threshold: 5 })).toEqual({
      threshold: { alertCode: 'IW1', alertMinutes: 10, threshold: null },
    });
  });

  it('of the types 2 to 7 is based on a value, and refused without with please_input_alert_value [C-THRESH-06] [C-THRESH-11]', () => {
    for (const alertCode of ['IW2', 'IW3', 'IW4', 'IW5', 'IW6', 'IW7']) {
      expect({ alertCode, ...readThreshold({ alertCode, alertMinutes: 5 }) }).toEqual({
        alertCode,
        fault: 'please_input_alert_value',
        field: 'threshold',
      });
      expect(readThreshold({ alertCode, alertMinutes: 5, threshold: 80.5 })).toEqual({
        threshold: { alertCode, alertMinutes: null, threshold: 80.5 },
      });
    }
  });

  it('in percent lies between 0 and 100, and is a number [C-THRESH-14]', () => {
    for (const alertCode of ['IW2', 'IW3', 'IW4']) {
      for (const value of [0, 100]) expect(readThreshold({ alertCode, threshold: value })).toHaveProperty('threshold');
      for (const value of [-0.1, 100.1, Number.NaN, Infinity]) {
        expect(readThreshold({ alertCode, threshold: value })).toEqual({
          fault: 'invalid_data',
          field: 'threshold',
        });
      }
    }
  });

  it('in degrees or turns lies within what can be real', () => {
    expect(readThreshold({ alertCode: 'IW5', threshold: 200 })).toHaveProperty('threshold');
    expect(readThreshold({ alertCode: 'IW6', threshold: 201 })).toHaveProperty('fault', 'invalid_data');
    expect(readThreshold({ alertCode: 'IW7', threshold: 100_000 })).toHaveProperty('threshold');
    expect(readThreshold({ alertCode: 'IW7', threshold: 100_001 })).toHaveProperty('fault', 'invalid_data');
  });

  it('has a time of whole minutes, from one to a year', () => {
    for (const alertMinutes of [1, ALERT_TIME_LIMIT]) {
      expect(readThreshold({ alertCode: 'IW1', alertMinutes })).toHaveProperty('threshold');
    }
    for (const alertMinutes of [0, -1, 1.5, ALERT_TIME_LIMIT + 1, Number.NaN]) {
      expect(readThreshold({ alertCode: 'IW1', alertMinutes })).toEqual({
        fault: 'invalid_data',
        field: 'alertMinutes',
      });
    }
  });

  it('is read with a bare initial and stored with the leading I; other codes are none', () => {
    expect(readThreshold({ alertCode: 'W2', threshold: 1 })).toHaveProperty('threshold.alertCode', 'IW2');
    for (const alertCode of ['IW0', 'IW8', 'IX2', 'IW22', '2']) {
      expect(readThreshold({ alertCode, threshold: 1 })).toHaveProperty('fault', 'invalid_data');
    }
  });
});

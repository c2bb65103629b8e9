import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFunctionSettings,
  NUMBER_SETTINGS,
  readFunctionSettings,
  typedSettings,
  type NumberSetting,
} from './functionSettings.ts';
import { RETENTION_PERIODS, retentionStart } from './retention.ts';

const FORM: Readonly<Record<NumberSetting, string>> = {
  idleTime: '10',
  sessionTime: '480',
  minOsMajor: '10',
  minOsMinor: '0',
  passwordLevel: '2',
  lockOutAfter: '5',
  passwordChangeLimit: '90',
  agentRestartTime: '24',
  statisticsDeletePeriod: '12',
};

const check = (change: Partial<Record<NumberSetting, string>>) => checkFunctionSettings({ ...FORM, ...change });

describe('the function settings', () => {
  it('are taken when every number is one', () => expect(check({})).toBeNull());

  it('are kept as numbers, or not at all', () => {
    const numbers = Object.fromEntries(NUMBER_SETTINGS.map((field) => [field, Number(FORM[field])]));
    expect(readFunctionSettings(FORM)).toEqual({ ok: true, numbers });
    for (const field of NUMBER_SETTINGS) {
      for (const typed of ['', 'x', '-1', '1000000']) {
        const form = { ...FORM, [field]: typed };
        expect(readFunctionSettings(form)).toEqual({ ok: false, fault: checkFunctionSettings(form) });
      }
    }
  });

  it('are typed without the blanks around them', () => {
    expect(typedSettings({ ...FORM, idleTime: 10, lockOutAfter: ' 5 ' })).toEqual(FORM);
  });

  it.each([
    { field: 'idleTime', message: 'invalid_idle_time', row: 'C-FUNC-11' },
    { field: 'sessionTime', message: 'invalid_session_time', row: 'C-FUNC-12' },
    { field: 'lockOutAfter', message: 'invalid_block_num', row: 'C-FUNC-13' },
    { field: 'minOsMajor', message: 'invalid_min_os_major', row: 'C-FUNC-14' },
    { field: 'minOsMinor', message: 'invalid_min_os_minor', row: 'C-FUNC-15' },
    { field: 'passwordLevel', message: 'invalid_password_level', row: 'C-FUNC-16' },
    { field: 'agentRestartTime', message: 'invalid_agent_restart_time', row: 'C-FUNC-17' },
    { field: 'statisticsDeletePeriod', message: 'invalid_agent_restart_time', row: 'C-FUNC-18' },
    { field: 'passwordChangeLimit', message: 'invalid_password_change_limit', row: 'C-FUNC-19' },
  ] as const)('refuse $field that is not digits only with $message [$row]', ({ field, message }) => {
    for (const typed of ['', ' ', 'x', '1x', '-1', '+1', '1.5', '1e2', '0x1', '１', '9999999999']) {
      expect(check({ [field]: typed })).toEqual({ field, message });
    }
  });

  it('take a password age up to 365 days, and 0 for not used [C-FUNC-20] [C-FUNC-21] [A-PWLEVEL-06] [C-PASSWORD-23]', () => {
    for (const days of ['0', '1', '365']) expect(check({ passwordChangeLimit: days })).toBeNull();
    expect(check({ passwordChangeLimit: '366' })?.message).toBe('invalid_password_change_limit');
  });

  it('take the levels 0 to 3 and nothing else [C-FUNC-24]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), (level) => {
        expect(check({ passwordLevel: String(level) }) === null).toBe(level <= 3);
      }),
    );
  });

  it('take the retention periods of the choice and nothing else [C-FUNC-25]', () => {
    expect(RETENTION_PERIODS.map(({ id, count, unit }) => [id, `${count} ${unit}`])).toEqual([
      [1, '30 day'],
      [2, '60 day'],
      [3, '90 day'],
      [6, '6 month'],
      [12, '1 year'],
      [36, '3 year'],
    ]);
    for (let id = 0; id <= 40; id += 1) {
      expect(check({ statisticsDeletePeriod: String(id) }) === null).toBe([1, 2, 3, 6, 12, 36].includes(id));
    }
  });

  it('tell of the first wrong field in the order of the form [C-FUNC-27]', () => {
    fc.assert(
      fc.property(fc.subarray([...NUMBER_SETTINGS], { minLength: 1 }), (wrong) => {
        const form = Object.fromEntries(wrong.map((field): [string, string] => [field, 'x']));
        expect(check(form)?.field).toBe(NUMBER_SETTINGS.find((field) => wrong.includes(field)));
      }),
    );
  });
});

describe('the retention', () => {
  const now = Date.UTC(2026, 10, 21, 12);

  it.each([
    [1, Date.UTC(2026, 9, 22, 12)],
    [2, Date.UTC(2026, 8, 22, 12)],
    [3, Date.UTC(2026, 7, 23, 12)],
    [6, Date.UTC(2026, 4, 21, 12)],
    [12, Date.UTC(2025, 10, 21, 12)],
    [36, Date.UTC(2023, 10, 21, 12)],
  ])('of period %i reaches back to %i', (period, start) => expect(retentionStart(period, now)).toBe(start));

  it('of months ends at the last day of a shorter month, and of no period nowhere', () => {
    expect(retentionStart(6, Date.UTC(2026, 7, 31))).toBe(Date.UTC(2026, 1, 28));
    expect(retentionStart(12, Date.UTC(2028, 1, 29))).toBe(Date.UTC(2027, 1, 28));
    expect(retentionStart(0, now)).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALERT_TYPES, formatAlertCode, parseAlertCode } from './alertCodes.ts';
import { AUDIT_CODES, auditMeaning } from './auditCodes.ts';

describe('act_name_id', () => {
  it.each([
    { id: 'B-AUDIT-08', code: 1, meaning: 'remote' },
    { id: 'B-AUDIT-09', code: 2, meaning: 'fileTransfer' },
    { id: 'B-AUDIT-10', code: 3, meaning: 'reboot' },
    { id: 'B-AUDIT-11', code: 4, meaning: 'shutdown' },
    { id: 'B-AUDIT-12', code: 13, meaning: 'deviceDeleted' },
  ])('$code is $meaning [$id]', ({ code, meaning }) => expect(auditMeaning(code)).toBe(meaning));

  it.each([
    [1, 'remote', 'C-AUDIT-03'],
    [2, 'fileTransfer', 'C-AUDIT-04'],
    [3, 'reboot', 'C-AUDIT-05'],
    [4, 'shutdown', 'C-AUDIT-06'],
    [5, 'agentUpdate', 'C-AUDIT-07'],
    [11, 'nameChanged', 'C-AUDIT-08'],
    [12, 'memoChanged', 'C-AUDIT-09'],
    [21, 'groupMoved', 'C-AUDIT-10'],
    [30, 'valueChanged', 'C-AUDIT-11'],
    [31, 'powerOnScheduleAdded', 'C-AUDIT-12'],
    [32, 'powerOffScheduleAdded', 'C-AUDIT-13'],
    [35, 'remoteControllerCommand', 'C-AUDIT-16'],
  ] as const)('%i is read as %s [%s]', (code, meaning, _id) => expect(auditMeaning(code)).toBe(meaning));

  it.each([
    [33, 'powerOnScheduleRemoved'],
    [34, 'powerOffScheduleRemoved'],
  ])('%i is %s', (code, meaning) => expect(auditMeaning(code)).toBe(meaning));

  it('of any other number is unknown', () => {
    for (const code of [0, -1, 6, 14, 36, 1.5, Number.NaN]) expect(auditMeaning(code)).toBe('unknown');
  });

  it('that is written is read with the same meaning', () => {
    for (const [meaning, { actionCode }] of Object.entries(AUDIT_CODES)) expect(auditMeaning(actionCode)).toBe(meaning);
    expect(AUDIT_CODES.deviceDeleted.actionArea).toBe(5);
    expect(AUDIT_CODES.reboot).toEqual({ actionCode: 3, actionArea: 1 });
  });
});

describe('alert code', () => {
  it.each([
    { id: 'B-CONST-01', number: 1, meaning: 'disconnected' },
    { id: 'B-CONST-02', number: 2, meaning: 'cpuUsage' },
    { id: 'B-CONST-03', number: 3, meaning: 'memoryUsage' },
    { id: 'B-CONST-04', number: 4, meaning: 'diskUsage' },
    { id: 'B-CONST-05', number: 5, meaning: 'cpuTemperature' },
    { id: 'B-CONST-06', number: 6, meaning: 'diskTemperature' },
    { id: 'B-CONST-07', number: 7, meaning: 'fanSpeed' },
  ])('$number means $meaning [$id]', ({ number, meaning }) => {
    expect(ALERT_TYPES.find((type) => type.number === number)?.meaning).toBe(meaning);
    expect(parseAlertCode(`IW${number}`)?.type.meaning).toBe(meaning);
  });

  it('is time based for Disconnected and value based for the others', () => {
    expect(ALERT_TYPES.map((type) => type.basis)).toEqual(['time', ...Array.from({ length: 6 }, () => 'value')]);
  });

  it('has degrees Celsius for the temperatures, rpm for the fan and per cent for the other values [C-THRESH-07]', () => {
    expect(ALERT_TYPES.map((type) => type.unit)).toEqual([
      'minutes',
      'percent',
      'percent',
      'percent',
      'celsius',
      'celsius',
      'rpm',
    ]);
  });

  it('is the letter I, the initial of the device type and the number [C-THRESH-04]', () => {
    for (const type of ALERT_TYPES) {
      const code = formatAlertCode('W', type);
      expect(code).toBe(`IW${type.number}`);
      expect(parseAlertCode(code)).toEqual({ device: 'W', type });
      expect(parseAlertCode(`W${type.number}`)).toEqual({ device: 'W', type });
    }
  });

  it('of any other text means nothing', () => {
    for (const code of ['', 'IW', 'IW0', 'IW8', 'IW10', 'IX1', 'iw1', '1', 'IIW1'])
      expect(parseAlertCode(code)).toBeNull();
    fc.assert(fc.property(fc.string(), (code) => void parseAlertCode(code)));
  });
});

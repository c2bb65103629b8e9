import { describe, expect, it } from 'vitest';
import { AUDIT_CODES, auditMeaning } from './auditCodes.ts';

describe('an audit message', () => {
  it.each([
    ['C-AUDIT-03', 1, 'remote'],
    ['C-AUDIT-04', 2, 'fileTransfer'],
    ['C-AUDIT-05', 3, 'reboot'],
    ['C-AUDIT-06', 4, 'shutdown'],
    ['C-AUDIT-07', 5, 'agentUpdate'],
    ['C-AUDIT-08', 11, 'nameChanged'],
    ['C-AUDIT-09', 12, 'memoChanged'],
    ['C-AUDIT-10', 21, 'groupMoved'],
    ['C-AUDIT-11', 30, 'valueChanged'],
    ['C-AUDIT-12', 31, 'powerOnScheduleAdded'],
    ['C-AUDIT-13', 32, 'powerOffScheduleAdded'],
    ['C-AUDIT-16', 35, 'remoteControllerCommand'],
  ])('[%s] of type %i reads %s', (_, code, meaning) => expect(auditMeaning(code)).toBe(meaning));

  it('of 13 and 5 reads device deleted [C-AUDIT-17]', () => {
    expect(AUDIT_CODES.deviceDeleted).toEqual({ actionCode: 13, actionArea: 5 });
    expect(auditMeaning(AUDIT_CODES.deviceDeleted.actionCode)).toBe('deviceDeleted');
  });
});

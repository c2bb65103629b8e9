import { describe, expect, it } from 'vitest';
import { auditChange } from './auditChange.ts';
import { auditMeaning } from './auditCodes.ts';

const of = (actionCode: number, oldValue: string, newValue: string) => auditChange({ actionCode, oldValue, newValue });

describe('the values of an audit entry', () => {
  it.each([
    ['C-AUDIT-14', 33, 'powerOnScheduleRemoved'],
    ['C-AUDIT-15', 34, 'powerOffScheduleRemoved'],
  ])('[%s] of type %i, which reads %s, are the index of what was removed', (_, code, meaning) => {
    expect(auditMeaning(code)).toBe(meaning);
    expect(of(code, '3', '')).toEqual({ kind: 'scheduleEntry', index: 3 });
    expect(of(code, '', '0')).toEqual({ kind: 'scheduleEntry', index: 0 });
    expect(of(code, '22:30', '')).toEqual({ kind: 'value', value: '22:30' });
  });

  it('are groups where a device was moved, the default one under whatever name it was written down', () => {
    const lobby = { name: 'Lobby', isDefaultGroup: false };
    for (const name of ['<default>', '기본 그룹']) {
      const group = { name, isDefaultGroup: true };
      expect(of(21, name, 'Lobby')).toEqual({ kind: 'moved', before: group, after: lobby });
      expect(of(21, 'Lobby', name)).toEqual({ kind: 'moved', before: lobby, after: group });
      expect(of(11, name, 'Lobby')).toEqual({ kind: 'fromTo', before: name, after: 'Lobby' });
    }
  });

  it('are from what to what, or the one that there is', () => {
    expect(of(11, 'KIOSK-01', 'KIOSK-02')).toEqual({ kind: 'fromTo', before: 'KIOSK-01', after: 'KIOSK-02' });
    expect(of(12, '', 'lobby')).toEqual({ kind: 'value', value: 'lobby' });
    expect(of(12, 'lobby', '')).toEqual({ kind: 'value', value: 'lobby' });
    expect(of(3, '', '')).toEqual({ kind: 'value', value: '' });
    // A number is an index only in what was removed from a schedule.
    expect(of(31, '', '3')).toEqual({ kind: 'value', value: '3' });
  });
});

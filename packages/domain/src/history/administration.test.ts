import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATION_CODES,
  ADMINISTRATION_TYPE,
  administrationAct,
  isInstantField,
  recordedChange,
  shownChanges,
} from './administration.ts';
import { AUDIT_CODES, auditMeaning } from './auditCodes.ts';

describe('an act of administration', () => {
  it('has a code of its own, which no act on a device has', () => {
    const codes = Object.values(ADMINISTRATION_CODES).map(({ actionCode }) => actionCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const each of codes) expect(auditMeaning(each)).toBe('unknown');
    for (const { actionArea } of Object.values(AUDIT_CODES)) expect(actionArea).not.toBe(ADMINISTRATION_TYPE);
  });

  it('is known by its code', () => {
    expect(administrationAct(41)).toBe('userCreated');
    expect(administrationAct(54)).toBe('addressRemoved');
    expect(administrationAct(66)).toBe('noticeDeleted');
    expect(administrationAct(1)).toBe('unknown');
  });
});

describe('what is recorded of a change', () => {
  it('is what is different, and nothing where nothing is', () => {
    expect(recordedChange({ name: 'a', phone: '1' }, { name: 'b', phone: '1' })).toEqual({
      before: { name: 'a' },
      after: { name: 'b' },
    });
    expect(recordedChange({}, { name: 'b' })).toEqual({ before: {}, after: { name: 'b' } });
    expect(recordedChange({ name: 'a' }, { name: 'a', phone: undefined })).toBeNull();
  });

  it('is shown field by field', () => {
    const entry = { oldValue: '{"flag_active":1,"approver_fk":null}', newValue: '{"flag_active":0,"approver_fk":7}' };
    expect(shownChanges(entry)).toEqual([
      { field: 'flag_active', before: '1', after: '0' },
      { field: 'approver_fk', before: '', after: '7' },
    ]);
    expect(shownChanges({ oldValue: '', newValue: '' })).toEqual([]);
  });

  it('has instants where access begins and ends, and nowhere else', () => {
    expect(['start_time', 'end_time', 'devices', 'name'].map(isInstantField)).toEqual([true, true, false, false]);
  });

  it('is empty for any text that holds no values', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { before, after } of shownChanges({ oldValue: text, newValue: text })) expect(before).toBe(after);
      }),
    );
  });
});

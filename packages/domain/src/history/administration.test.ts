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
    const codes = Object.values(ADMINISTRATION_CODES).map(({ act_name_id }) => act_name_id);
    expect(new Set(codes).size).toBe(codes.length);
    for (const each of codes) expect(auditMeaning(each)).toBe('unknown');
    for (const { act_type_id } of Object.values(AUDIT_CODES)) expect(act_type_id).not.toBe(ADMINISTRATION_TYPE);
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
    const entry = { old_value: '{"flag_active":1,"approver_fk":null}', new_value: '{"flag_active":0,"approver_fk":7}' };
    expect(shownChanges(entry)).toEqual([
      { field: 'flag_active', before: '1', after: '0' },
      { field: 'approver_fk', before: '', after: '7' },
    ]);
    expect(shownChanges({ old_value: '', new_value: '' })).toEqual([]);
  });

  it('has instants where access begins and ends, and nowhere else', () => {
    expect(['start_time', 'end_time', 'devices', 'name'].map(isInstantField)).toEqual([true, true, false, false]);
  });

  it('is empty for any text that holds no values', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { before, after } of shownChanges({ old_value: text, new_value: text })) expect(before).toBe(after);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import { draftFault, isDraftChanged, mayDraft } from './deviceDrafts.ts';

describe('what was typed in the list', () => {
  it.each([
    ['alias', 'KIOSK-01', false],
    ['alias', ' KIOSK-01 ', false],
    ['alias', 'KIOSK-02', true],
    ['alias', '', true],
    ['memo', 'KIOSK-01', false],
    ['memo', 'KIOSK-01 ', true],
    ['memo', '', true],
  ] as const)('in the %s as %j is a change: %s', (field, typed, changed) => {
    expect(isDraftChanged(field, typed, 'KIOSK-01')).toBe(changed);
  });

  it.each([
    ['alias', '', 'no_input_data'],
    ['alias', 'a'.repeat(31), 'over_character_limit'],
    ['alias', 'KIOSK-01', null],
    ['alias', 'a'.repeat(30), null],
    ['memo', '', null],
    ['memo', 'a'.repeat(141), 'over_character_limit'],
    ['memo', 'a'.repeat(140), null],
  ] as const)('in the %s as %j has the fault %s', (field, typed, fault) => {
    expect(draftFault(field, typed, 'KIOSK-01')).toBe(fault);
  });

  it('is a name for everybody, and a memo for whoever may modify information', () => {
    const [all, none] = [permissionsOf({ type: 'Manager' }), permissionsOf({})];
    expect([mayDraft('alias', none), mayDraft('memo', none), mayDraft('memo', all)]).toEqual([true, false, true]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAlias, checkMemo } from './deviceInput.ts';
import { checkMove } from './moveDevice.ts';

describe('an alias', () => {
  it('of 30 characters is accepted [B-EDIT-12]', () => {
    for (const character of ['a', '가', '😀']) expect(checkAlias(character.repeat(30), 'old')).toBeNull();
  });

  it('of 31 characters is refused [B-EDIT-13]', () => {
    for (const character of ['a', '가', '😀']) {
      expect(checkAlias(character.repeat(31), 'old')).toBe('over_character_limit');
    }
  });

  it('equal to the current one is refused with device_name_identical [B-EDIT-14]', () => {
    expect(checkAlias('KIOSK-03', 'KIOSK-03')).toBe('device_name_identical');
    expect(checkAlias(' KIOSK-03 ', 'KIOSK-03')).toBe('device_name_identical');
    expect(checkAlias('kiosk-03', 'KIOSK-03')).toBeNull();
  });

  it('that is empty or blank is refused with no_input_data [B-EDIT-15]', () => {
    for (const blank of ['', ' ', '\t\n', '\u3000']) expect(checkAlias(blank, 'old')).toBe('no_input_data');
  });

  it('is accepted exactly with 1 to 30 characters other than the current ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string(), (alias, current) => {
        const length = [...alias.trim()].length;
        const fits = length >= 1 && length <= 30 && alias.trim() !== current;
        expect(checkAlias(alias, current) === null).toBe(fits);
      }),
    );
  });
});

describe('a memo', () => {
  it('of 140 characters is accepted [B-EDIT-16] [C-CONST-02]', () => {
    expect(checkMemo('m'.repeat(140))).toBeNull();
    expect(checkMemo('😀'.repeat(140))).toBeNull();
    expect(checkMemo('m'.repeat(141))).not.toBeNull();
  });

  it('of 141 characters is refused [B-EDIT-17]', () => {
    expect(checkMemo('m'.repeat(141))).toBe('over_character_limit');
    expect(checkMemo('가'.repeat(141))).toBe('over_character_limit');
  });

  it('may be empty [C-CONST-03] [B-EDIT-18]', () => expect(checkMemo('')).toBeNull());
});

describe('a move of a device', () => {
  const device = { groupId: 7 };

  it('without a group gives please_select_group [B-NAV-13]', () =>
    expect(checkMove(device, null)).toBe('please_select_group'));

  it('to the all entry is refused [B-DRAG-06] [B-GROUP-26]', () =>
    expect(checkMove(device, 'all')).toBe('cannot_move_device'));

  it('to the favourite entry is refused [B-DRAG-07] [B-GROUP-26]', () => {
    expect(checkMove(device, 'favorite')).toBe('cannot_move_device');
    expect(checkMove(device, 'favorate')).toBe('cannot_move_device');
  });

  it('to its own group is refused with identical_group [B-DRAG-13] [C-GROUP-22]', () => {
    expect(checkMove(device, 7)).toBe('identical_group');
  });

  it('to another group is allowed', () => expect(checkMove(device, 8)).toBeNull());
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGroupName } from './groupName.ts';

describe('a group name', () => {
  it('of 40 characters is accepted [B-GROUP-03]', () => {
    for (const character of ['a', '가', '😀']) expect(checkGroupName(character.repeat(40), [])).toBeNull();
  });

  it('of 41 characters is refused [B-GROUP-04] [C-GROUP-08]', () => {
    for (const character of ['a', '가', '😀']) {
      expect(checkGroupName(character.repeat(41), [])).toBe('over_character_limit');
    }
  });

  it('that is empty or blank is refused with no_input_data [B-GROUP-05] [C-GROUP-09]', () => {
    for (const name of ['', ' ', '\t', '\u3000']) expect(checkGroupName(name, [])).toBe('no_input_data');
  });

  it('cannot be the reserved ROOT [B-GROUP-11]', () => {
    for (const name of ['ROOT', 'root', ' Root ']) expect(checkGroupName(name, [])).toBe('reserved_group_name');
    expect(checkGroupName('ROOTS', [])).toBeNull();
  });

  it('is refused where a sibling has it, and accepted under another parent [B-GROUP-08]', () => {
    const seoul = ['1층', '2층'];
    const busan = ['로비'];
    expect(checkGroupName('2층', seoul)).toBe('duplication_group_name');
    expect(checkGroupName('2층', busan)).toBeNull();
  });

  it('that a group is renamed to has at most 40 characters [C-GDETAIL-04]', () => {
    const others = ['서울', '부산'];
    expect(checkGroupName('가'.repeat(40), others)).toBeNull();
    expect(checkGroupName('가'.repeat(41), others)).toBe('over_character_limit');
  });

  it('that a group is renamed to is none that a sibling has [C-GDETAIL-05]', () => {
    const others = ['서울', '부산'];
    for (const taken of ['서울', ' 부산 ']) expect(checkGroupName(taken, others)).toBe('duplication_group_name');
    expect(checkGroupName('대구', others)).toBeNull();
  });

  it('is the same name however its Hangul is composed and whatever blanks surround it', () => {
    expect(checkGroupName(' 서울 '.normalize('NFD'), ['서울'])).toBe('duplication_group_name');
  });

  it('that was accepted once is refused as its own sibling', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (name) => {
        const accepted = checkGroupName(name, []) === null;
        expect(checkGroupName(name, [name]) === 'duplication_group_name').toBe(accepted);
      }),
    );
  });
});

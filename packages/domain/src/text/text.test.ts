import { describe, expect, it } from 'vitest';
import { countCharacters } from './characters.ts';
import { checkInput } from './checkInput.ts';
import { isFlagSet } from './flag.ts';

describe('characters', () => {
  it('are code points, so an emoji counts once', () => {
    expect(['', 'abc', '가나다', '😀', '𠮷野家'].map(countCharacters)).toEqual([0, 3, 3, 1, 3]);
  });
});

describe('a flag', () => {
  it('is set by true, 1 and their text, and by nothing else', () => {
    expect([true, 1, '1', 'True', 'true', 'TRUE'].every(isFlagSet)).toBe(true);
    expect([false, 0, '0', 'False', '', ' 1', 2, -1, '2', null, undefined, {}, [1]].some(isFlagSet)).toBe(false);
  });
});

describe('a text that a dialog asks for', () => {
  it.each([
    ['', {}, 'no_input_data', '[A-CONFIRM-07] [B-EDIT-23]'],
    [' \u3000\n', {}, 'no_input_data', '[A-CONFIRM-07] [B-EDIT-23]'],
    ['', { allowsEmpty: true }, null, '[A-CONFIRM-08] [B-EDIT-24]'],
    ['가나다', { limit: 3 }, null, '[A-CONFIRM-09] [B-EDIT-26]'],
    ['가나다라', { limit: 3 }, 'over_character_limit', '[A-CONFIRM-09]'],
    ['😀😀😀', { limit: 3 }, null, '[A-CONFIRM-09] [B-EDIT-26]'],
    ['    ', { limit: 3, allowsEmpty: true }, 'over_character_limit', '[A-CONFIRM-09]'],
  ] as const)('%j under %j: %s %s', (value, rule, expected, _rows) => {
    expect(checkInput(value, rule)).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterOfKeysym, KEYSYMS, keysymOfCharacter, keysymsOfText } from './keysyms.ts';

describe('keysyms of characters', () => {
  test.each([
    ['A', 0x41],
    ['~', 0x7e],
    ['é', 0xe9],
    ['한', 0x0100d55c],
    ['あ', 0x01003042],
    ['€', 0x010020ac],
    ['😀', 0x0101f600],
    ['\n', KEYSYMS.enter],
    ['\t', KEYSYMS.tab],
  ])('%j is typed by %i', (character, keysym) => {
    expect(keysymOfCharacter(character)).toBe(keysym);
  });

  test('control characters are typed by no key', () => {
    expect(keysymsOfText('\u0000\u0007\u001b\u007f\u0085')).toEqual([]);
  });

  test('a line break of two characters is one', () => {
    expect(keysymsOfText('a\r\nb')).toEqual([0x61, KEYSYMS.enter, 0x62]);
  });

  test('keys that are no characters have none', () => {
    for (const keysym of Object.values(KEYSYMS)) expect(characterOfKeysym(keysym)).toBeNull();
    expect(characterOfKeysym(0x0100d800)).toBeNull();
    expect(characterOfKeysym(0x01110000)).toBeNull();
  });

  test('what is typed is what was written, unless it is a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const typed = keysymsOfText(text).map((keysym) => characterOfKeysym(keysym) ?? '');
        expect(typed.join('')).toBe(text);
      }),
    );
  });
});

import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsPattern, textKey } from './textKey.ts';

describe('the key of a text', () => {
  it.each([
    ['KIOSK', 'kiosk'],
    ['ｋｉｏｓｋ', 'kiosk'],
    ['ﾃﾞｽｸ', 'デスク'],
    ['가', '가'],
    ['①', '1'],
  ])('of %s is that of %s', (one, other) => {
    expect(textKey(one)).toBe(textKey(other));
  });

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textKey(textKey(text))).toBe(textKey(text));
      }),
    );
  });

  it('makes a pattern that matches exactly the texts that contain the text', () => {
    const matches = new DatabaseSync(':memory:').prepare("select ? like ? escape '\\' as found");
    const aText = fc.string({ unit: fc.constantFrom('a', 'b', '%', '_', '\\', '가') });
    fc.assert(
      fc.property(aText, aText, (text, part) => {
        expect(matches.get(text, containsPattern(part))).toEqual({ found: text.includes(part) ? 1 : 0 });
      }),
    );
  });
});

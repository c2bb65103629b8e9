import { describe, expect, it } from 'vitest';
import { countCharacters } from './characters.ts';
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

import { describe, expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';
import { extensionOf, shownName } from './shownName.ts';

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 KB'],
    [4200, '4.2 KB'],
    [182_400_000, '182 MB'],
    [1_240_000_000, '1.24 GB'],
    [2 ** 53, '9,007 TB'],
  ])('of %i bytes reads %s', (bytes, words) => {
    expect(formatSize(bytes, 'en')).toBe(words);
  });
});

describe('a name', () => {
  it('shows what would turn it around or break it', () => {
    expect(shownName('a\u202Egpj.exe')).toBe('a\uFFFDgpj.exe');
    expect(shownName('a\nb\u0000')).toBe('a\uFFFDb\uFFFD');
    expect(shownName('점심 메뉴 e\u0301 \u{1F600}')).toBe('점심 메뉴 e\u0301 \u{1F600}');
  });

  it('has an extension only where that says something', () => {
    expect(['a.PNG', '.env', 'a', 'a.<b>', 'a.tar.gz'].map(extensionOf)).toEqual(['png', '', '', '', 'gz']);
  });
});

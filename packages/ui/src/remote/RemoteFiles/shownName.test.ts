import { describe, expect, it } from 'vitest';
import { extensionOf, shownName } from './shownName.ts';

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

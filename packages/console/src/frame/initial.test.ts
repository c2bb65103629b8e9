import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf } from './initial.ts';

const segmented = (name: string) => {
  const [initial] = new Intl.Segmenter().segment(name.trim());
  return initial?.segment.toLocaleUpperCase() ?? '';
};

describe('the initial of a name', () => {
  it.each([
    ['이도윤', '이'],
    ['  olivia', 'O'],
    ['佐藤 遥', '佐'],
    ['e\u0301mile', 'E\u0301'],
    ['\u1112\u1161\u11ABgul', '\u1112\u1161\u11AB'],
    ['👩‍💻 team', '👩‍💻'],
    ['', ''],
  ])('of %o is %o', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('is the one that segmenting finds, whatever follows a letter', () => {
    const letter = fc.constantFrom('a', 'ß', '이', '가', '\u1112', 'か', 'ｶ', '佐', 'ﬁ', '🇰', '1');
    fc.assert(
      fc.property(letter, fc.string({ unit: 'binary', maxLength: 3 }), (first, rest) => {
        expect(initialOf(first + rest)).toBe(segmented(first + rest));
      }),
      {
        numRuns: 500,
        examples: [
          ['가', '\u11AB'],
          ['ｶ', '\uFF9E'],
          ['\u1112', '가'],
          ['a', '\u200C'],
          ['가', '\uD7CB'],
          ['a', '\u{1F3FB}'],
        ],
      },
    );
  });
});

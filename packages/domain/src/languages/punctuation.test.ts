import { expect, it } from 'vitest';
import { punctuationOf } from './punctuation.ts';

it.each([
  ['ko', 'a, b c (d)'],
  ['en', 'a, b c (d)'],
  ['ja', 'a、bc（d）'],
  ['zh', 'a、bc（d）'],
  ['ar', 'a، b c (d)'],
  ['de', 'a, b c (d)'],
])('in %s words are joined as %s', (language, joined) => {
  const { gap, listMark, brackets } = punctuationOf(language);
  expect(`a${listMark}b${gap}c${brackets[0]}d${brackets[1]}`).toBe(joined);
});

import { expect, it } from 'vitest';
import { unitText } from './unitText.ts';

it.each([
  ['ko', 2, { unit: 'day', unitDisplay: 'long' }, '2일'],
  ['en', 1, { unit: 'day', unitDisplay: 'long' }, '1 day'],
  ['en', 2, { unit: 'day', unitDisplay: 'long' }, '2 days'],
  ['ja', 2, { unit: 'day', unitDisplay: 'long' }, '2日'],
  ['ja', 1200, { unit: 'hour', unitDisplay: 'long' }, '1,200時間'],
  ['ja', 2, { unit: 'byte', unitDisplay: 'long' }, '2バイト'],
  ['ja', 1.25, { unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 }, '1.3 MB'],
  ['ko', 1.25, { unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 }, '1.3MB'],
] as const)('in %s %d of %j reads %s', (language, value, options, words) =>
  expect(unitText(value, options, language)).toBe(words),
);

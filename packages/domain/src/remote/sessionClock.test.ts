import { expect, it } from 'vitest';
import { accessLeft, clockText } from './sessionClock.ts';

const MINUTE = 60_000;

it.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [999, '00:00'],
  [1000, '00:01'],
  [18 * MINUTE + 24_000, '18:24'],
  [62 * MINUTE + 3000, '1:02:03'],
  [100 * 60 * MINUTE, '100:00:00'],
])('%i ms read as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it.each([
  [5 * MINUTE, { kind: 'soon', ms: 5 * MINUTE }],
  [-1, { kind: 'soon', ms: 0 }],
  [5 * MINUTE + 1, { kind: 'minutes', count: 5 }],
  [119 * MINUTE, { kind: 'minutes', count: 119 }],
  [120 * MINUTE, { kind: 'hours', count: 2 }],
  [50 * 60 * MINUTE, { kind: 'hours', count: 50 }],
])('with %i ms to go, %o is left', (ms, left) => {
  expect(accessLeft(1000 + ms, 1000)).toEqual(left);
});

import { expect, it } from 'vitest';
import { durationText } from './durationText.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  ['ko', DAY + 2 * HOUR, '1일 2시간'],
  ['en', DAY + 2 * HOUR, '1 day 2 hours'],
  ['ja', DAY + 2 * HOUR, '1日2時間'],
  ['ja', 3 * DAY + HOUR + 30 * MINUTE, '3日1時間30分'],
  ['en', 3 * DAY + HOUR + 30 * MINUTE, '3 days 1 hour 30 minutes'],
  ['ko', 90 * MINUTE, '1시간 30분'],
  ['en', 1, '1 minute'],
  ['ja', 1, '1分'],
  ['en', 1200 * DAY, '1,200 days'],
] as const)('in %s %d milliseconds are %s', (language, milliseconds, words) =>
  expect(durationText(milliseconds, language)).toBe(words),
);

import { expect, it } from 'vitest';
import { findTimeZones, timeZoneLabel } from './findTimeZones.ts';
import { timeZoneById } from './timeZones.ts';

it('a time zone is named by its offset and its place', () => {
  expect(timeZoneLabel(timeZoneById(32))).toBe('UTC+09:00 Asia/Seoul');
  expect(timeZoneLabel({ offsetMinutes: -570, name: 'Pacific/Marquesas' })).toBe('UTC-09:30 Pacific/Marquesas');
  expect(timeZoneLabel({ offsetMinutes: 0, name: 'UTC' })).toBe('UTC+00:00 UTC');
});

it('a search finds places and offsets, 10 at most [C-PROFILE-20]', () => {
  expect(findTimeZones('')).toHaveLength(10);
  expect(findTimeZones('UTC+')).toHaveLength(10);
  expect(findTimeZones(' seoul ').map(({ value }) => value)).toEqual([32]);
  expect(findTimeZones('new york').map(({ name }) => name)).toEqual(['America/New_York']);
  expect(findTimeZones('+05:45').map(({ name }) => name)).toEqual(['Asia/Kathmandu']);
  expect(findTimeZones('nowhere')).toEqual([]);
});

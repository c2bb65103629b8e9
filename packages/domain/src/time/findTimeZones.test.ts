import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages/index.ts';
import { findTimeZones, timeZoneLabel } from './findTimeZones.ts';
import { TIME_ZONES, timeZoneById } from './timeZones.ts';
import { ZONE_PLACES } from './zonePlaces.ts';

describe('the name of a time zone', () => {
  it.each([
    [timeZoneById(32), 'ko', 'UTC+09:00 서울'],
    [timeZoneById(32), 'en', 'UTC+09:00 Seoul'],
    [timeZoneById(32), 'ja', 'UTC+09:00 ソウル'],
    [{ offsetMinutes: -570, name: 'Pacific/Marquesas' }, 'en', 'UTC-09:30 Marquesas Islands'],
    [{ offsetMinutes: 0, name: 'UTC' }, 'en', 'UTC+00:00 Coordinated Universal Time'],
    [{ offsetMinutes: 540, name: 'Asia/Pyongyang' }, 'ko', 'UTC+09:00 Asia/Pyongyang'],
  ] as const)('is its offset and its place: %j in %s', (zone, language, label) =>
    expect(timeZoneLabel(zone, language)).toBe(label),
  );

  it('has a place of its own in every language', () => {
    expect(Object.keys(ZONE_PLACES)).toEqual(TIME_ZONES.map(({ name }) => name));
    for (const language of LANGUAGES) {
      expect(new Set(TIME_ZONES.map((zone) => timeZoneLabel(zone, language))).size).toBe(TIME_ZONES.length);
    }
  });
});

describe('the search for a time zone', () => {
  it.each([
    [' seoul ', 'Asia/Seoul'],
    ['서울', 'Asia/Seoul'],
    ['ソウル', 'Asia/Seoul'],
    ['도쿄', 'Asia/Tokyo'],
    ['東京', 'Asia/Tokyo'],
    ['上海', 'Asia/Shanghai'],
    ['new york', 'America/New_York'],
    ['New_York', 'America/New_York'],
    ['뉴욕', 'America/New_York'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['São', 'America/Sao_Paulo'],
    ['デンバー', 'America/Denver'],
    ['+05:45', 'Asia/Kathmandu'],
  ])('finds %s', (typed, name) => expect(findTimeZones(typed).map((zone) => zone.name)).toEqual([name]));

  it('shows ten at most [C-PROFILE-20]', () => {
    expect(findTimeZones('')).toHaveLength(10);
    expect(findTimeZones('UTC+')).toHaveLength(10);
  });

  it('finds nothing that is not there', () => expect(findTimeZones('nowhere')).toEqual([]));
});

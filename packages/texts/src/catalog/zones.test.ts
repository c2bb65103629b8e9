import {
  findTimeZones,
  LANGUAGES,
  TIME_ZONES,
  timeZoneById,
  timeZoneLabel,
  type Language,
} from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { textsInEveryLanguage } from './serverTexts.ts';

const PLACES = await textsInEveryLanguage('zones');

const labelIn = (language: Language, zone: Parameters<typeof timeZoneLabel>[0]) =>
  timeZoneLabel(zone, PLACES[language]);
const search = (typed: string) => findTimeZones(typed, Object.values(PLACES));

describe('the name of a time zone', () => {
  it.each([
    [timeZoneById(32), 'ko', 'UTC+09:00 서울'],
    [timeZoneById(32), 'en', 'UTC+09:00 Seoul'],
    [timeZoneById(32), 'ja', 'UTC+09:00 ソウル'],
    [{ offsetMinutes: -570, name: 'Pacific/Marquesas' }, 'en', 'UTC-09:30 Marquesas Islands'],
    [{ offsetMinutes: 0, name: 'UTC' }, 'en', 'UTC+00:00 Coordinated Universal Time'],
    [{ offsetMinutes: 540, name: 'Asia/Pyongyang' }, 'ko', 'UTC+09:00 Asia/Pyongyang'],
  ] as const)('is its offset and its place: %j in %s', (zone, language, label) =>
    expect(labelIn(language, zone)).toBe(label),
  );

  it.each(LANGUAGES)('has a place of its own in %s', (language) => {
    const labels = TIME_ZONES.map((zone) => labelIn(language, zone));
    expect(new Set(labels).size).toBe(TIME_ZONES.length);
    expect(labels.filter((label) => /[A-Z]\w+\/[A-Z]/.test(label))).toEqual([]);
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
  ])('finds %s', (typed, name) => expect(search(typed).map((zone) => zone.name)).toEqual([name]));

  it('shows ten at most [C-PROFILE-20]', () => {
    expect(search('')).toHaveLength(10);
    expect(search('UTC+')).toHaveLength(10);
  });

  it('finds nothing that is not there', () => expect(search('nowhere')).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages/index.ts';
import { formatZonedMoment, formatZonedPeriod, TIME_ZONES } from './index.ts';

const zoneNamed = (name: string) => ({ timeZoneId: TIME_ZONES.find((zone) => zone.name === name)?.value ?? null });
const NOON = '2026-11-21T03:00:00Z';

describe('a moment with its zone', () => {
  it.each([
    ['ko', '2026/11/21 12:00 (한국 표준시)'],
    ['en', '2026/11/21 12:00 (Korean Standard Time)'],
    ['ja', '2026/11/21 12:00（韓国標準時）'],
  ] as const)('names the zone in %s', (language, shown) => {
    expect(formatZonedMoment(NOON, {}, language)).toBe(shown);
  });

  it.each([
    ['America/New_York', '2026/11/20 22:00 (Eastern Time)'],
    ['Europe/Berlin', '2026/11/21 04:00 (Central European Time)'],
    ['UTC', '2026/11/21 03:00 (UTC)'],
    ['Etc/GMT+12', '2026/11/20 15:00 (UTC-12:00)'],
  ])('in %s is on the clock of that zone', (name, shown) => {
    expect(formatZonedMoment(NOON, zoneNamed(name), 'en')).toBe(shown);
  });

  it('keeps the date format of its reader', () => {
    expect(formatZonedMoment(NOON, { dateFormatId: 1 }, 'en')).toBe('11/21/2026 12:00 (Korean Standard Time)');
  });

  it('has no identifier of the zone database in it, in any zone and language', () => {
    for (const { value, name } of TIME_ZONES) {
      for (const language of ['ko', 'en', 'ja'] as const) {
        expect(formatZonedMoment(NOON, { timeZoneId: value }, language)).toMatch(
          /^[\d/]{10} \d\d:\d\d(?: \([^/_]+\)|（[^/_]+）)$/,
        );
      }
      // Names in other languages may have a stroke of their own: “Zentral-/Westaustralische Normalzeit”.
      for (const language of name === 'UTC' ? [] : LANGUAGES) {
        expect(formatZonedMoment(NOON, { timeZoneId: value }, language)).not.toContain(name);
      }
    }
  });

  it('at the end of a period names the zone of both ends', () => {
    const period = { from: '2026-10-24T03:00:00Z', to: NOON };
    expect(formatZonedPeriod(period, zoneNamed('Europe/Berlin'), 'en')).toEqual({
      from: '2026/10/24 05:00',
      to: '2026/11/21 04:00 (Central European Time)',
    });
  });

  it('that is no time reads as nothing', () => expect(formatZonedMoment('None', {}, 'en')).toBe(''));
});

import { describe, expect, it } from 'vitest';
import { formatAsOf } from './formatAsOf.ts';
import { TIME_ZONES } from './timeZones.ts';

const NEW_YORK = TIME_ZONES.find(({ name }) => name === 'America/New_York')?.value;
const NOW = '2026-11-21T03:00:00Z';

describe('when something was so', () => {
  it.each([
    ['the time alone today', '2026-11-21T00:41:00Z', {}, '09:41'],
    ['today begins at midnight in the zone of the person', '2026-11-20T15:00:00Z', {}, '00:00'],
    ['with its date yesterday', '2026-11-20T14:59:00Z', {}, '2026/11/20 23:59'],
    ['in another zone, where it is still yesterday', '2026-11-21T02:41:00Z', { timeZoneId: NEW_YORK }, '21:41'],
  ])('is %s', (_how, moment, preferences, shown) => {
    expect(formatAsOf(moment, NOW, preferences)).toBe(shown);
    expect(formatAsOf(Date.parse(moment), Date.parse(NOW), preferences)).toBe(shown);
  });
});

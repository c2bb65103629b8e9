import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE_ID, TIME_ZONES, timeZoneById } from './timeZones.ts';

/** The time zone database's offset, in minutes; the smaller of January and July is standard time. */
function standardOffset(name: string): number {
  const offsetOn = (date: string) => {
    const formatter = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const text = formatter.formatToParts(Date.parse(date)).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  return Math.min(offsetOn('2026-01-15T00:00:00Z'), offsetOn('2026-07-15T00:00:00Z'));
}

describe('time zones', () => {
  it('are 42 [A-CONST-05]', () => expect(TIME_ZONES).toHaveLength(42));

  it('have a numeric value of their own and an offset in minutes [A-CONST-06]', () => {
    expect(new Set(TIME_ZONES.map((zone) => zone.value)).size).toBe(TIME_ZONES.length);
    for (const zone of TIME_ZONES) {
      expect(zone.value).toBeTypeOf('number');
      expect(Number.isInteger(zone.offsetMinutes)).toBe(true);
    }
  });

  it('default to id 32, Asia/Seoul, 540 minutes [A-CONST-04]', () => {
    expect(DEFAULT_TIME_ZONE_ID).toBe(32);
    expect(timeZoneById(DEFAULT_TIME_ZONE_ID)).toEqual({ value: 32, offsetMinutes: 540, name: 'Asia/Seoul' });
    expect(TIME_ZONES.find((zone) => zone.value === 32)).toEqual(timeZoneById(32));
  });

  it.each([null, undefined, 0, 43, 1.5, Number.NaN])('answer Asia/Seoul for the id %s', (id) => {
    expect(timeZoneById(id).name).toBe('Asia/Seoul');
  });

  it('ascend by offset', () => {
    const offsets = TIME_ZONES.map((zone) => zone.offsetMinutes);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });

  it.each(TIME_ZONES)('$name has the standard offset of the zone database', ({ name, offsetMinutes }) => {
    expect(standardOffset(name)).toBe(offsetMinutes);
  });
});

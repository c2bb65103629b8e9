import { describe, expect, it } from 'vitest';
import { spreadsheetDate, TIME_ZONES } from './index.ts';

const zoneId = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;

describe('a date for a spreadsheet', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 'UTC', 25_569],
    ['2026-11-21T03:00:00Z', 'UTC', 46_347.125],
    ['2026-11-21T03:00:00Z', 'Asia/Seoul', 46_347.5],
    ['2026-11-21T15:00:00.900Z', 'Asia/Seoul', 46_348],
    ['2026-11-01T05:30:00Z', 'America/New_York', 46_327.0625],
    ['2026-11-01T06:30:00Z', 'America/New_York', 46_327.0625],
    ['2026-03-08T07:00:00Z', 'America/New_York', 46_089.125],
  ])('%s in %s is %d', (instant, zone, serial) => {
    expect(spreadsheetDate(Date.parse(instant), zoneId(zone))).toBeCloseTo(serial, 9);
  });
});

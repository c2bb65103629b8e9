import { describe, expect, it } from 'vitest';
import { findTimeZones, timeZoneLabel } from './findTimeZones.ts';
import { TIME_ZONES, timeZoneById } from './timeZones.ts';
import { type PlaceNames, ZONE_PLACES } from './zonePlaces.ts';

const german: PlaceNames = (place) => (place === 'azores' ? 'Azoren' : place);
const shouting: PlaceNames = (place) => place.toUpperCase();

// The names in the languages of the console are in the catalog, where a test searches for them.

describe('the label of a time zone', () => {
  it('has the place in the language of the names', () => {
    expect(timeZoneLabel(timeZoneById(14), german)).toBe('UTC-01:00 Azoren');
    expect(timeZoneLabel(timeZoneById(32), shouting)).toBe('UTC+09:00 SEOUL');
  });

  it('has the IANA name where no place is known', () => {
    expect(timeZoneLabel({ offsetMinutes: 540, name: 'Asia/Pyongyang' }, shouting)).toBe('UTC+09:00 Asia/Pyongyang');
  });

  it('has a place of its own for every zone', () => {
    expect(Object.keys(ZONE_PLACES)).toEqual(TIME_ZONES.map(({ name }) => name));
    expect(new Set(Object.values(ZONE_PLACES)).size).toBe(TIME_ZONES.length);
  });
});

describe('the search for a time zone', () => {
  it('takes the names of all languages, and the IANA name in any case', () => {
    for (const typed of ['azoren', 'AZORES', 'atlantic/az'])
      expect(findTimeZones(typed, [shouting, german]).map(({ name }) => name)).toEqual(['Atlantic/Azores']);
    expect(findTimeZones('azoren', [shouting])).toEqual([]);
  });

  it('shows ten at most [C-PROFILE-20]', () => expect(findTimeZones('UTC+', [])).toHaveLength(10));
});

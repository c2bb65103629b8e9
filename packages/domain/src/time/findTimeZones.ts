import { TIME_ZONES, type TimeZone } from './timeZones.ts';
import { type PlaceNames, ZONE_PLACES, type ZonePlace } from './zonePlaces.ts';

/** The maximum number of time zones in a search (C-PROFILE-20). */
export const TIME_ZONE_RESULTS = 10;

const PLACES: Readonly<Record<string, ZonePlace>> = ZONE_PLACES;

function offsetText(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `UTC${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A time zone's label: its offset from UTC and its place, `UTC+09:00 Seoul`. */
export function timeZoneLabel(
  { offsetMinutes, name }: Pick<TimeZone, 'offsetMinutes' | 'name'>,
  nameOf: PlaceNames,
): string {
  const place = PLACES[name];
  return `${offsetText(offsetMinutes)} ${place === undefined ? name : nameOf(place)}`;
}

/** A text without what users omit when they search: diacritics, letter case, and underscores. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** What a time zone can be found by: its offset, its IANA name, and its place in some languages. */
const namesOf = (zone: TimeZone, languages: readonly PlaceNames[]): readonly string[] =>
  [`${offsetText(zone.offsetMinutes)} ${zone.name}`, ...languages.map((nameOf) => timeZoneLabel(zone, nameOf))].map(
    folded,
  );

/**
 * The first 10 time zones that match the typed text, in any letter case.
 *
 * @param languages The names of the places in the languages in which they are searched for.
 */
export function findTimeZones(typed: string, languages: readonly PlaceNames[]): readonly TimeZone[] {
  const wanted = folded(typed.trim());
  return TIME_ZONES.filter((zone) => namesOf(zone, languages).some((name) => name.includes(wanted))).slice(
    0,
    TIME_ZONE_RESULTS,
  );
}

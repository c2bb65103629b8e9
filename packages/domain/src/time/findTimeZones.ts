import { type Language, LANGUAGES } from '../languages/index.ts';
import { TIME_ZONES, type TimeZone } from './timeZones.ts';
import { ZONE_PLACES } from './zonePlaces.ts';

/** The maximum number of time zones in a search (C-PROFILE-20). */
export const TIME_ZONE_RESULTS = 10;

function offsetText(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `UTC${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A time zone's label: its offset from UTC and its place, `UTC+09:00 Seoul`. */
export function timeZoneLabel(
  { offsetMinutes, name }: Pick<TimeZone, 'offsetMinutes' | 'name'>,
  language: Language,
): string {
  return `${offsetText(offsetMinutes)} ${ZONE_PLACES[name]?.[language] ?? name}`;
}

/** A text without what users omit when they search: diacritics, letter case, and underscores. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** What a time zone can be found by: its offset, its IANA name, and its place in every language. */
const namesOf = (zone: TimeZone): readonly string[] =>
  [`${offsetText(zone.offsetMinutes)} ${zone.name}`, ...LANGUAGES.map((language) => timeZoneLabel(zone, language))].map(
    folded,
  );

/** The first 10 time zones that match the typed text, in any language and letter case. */
export function findTimeZones(typed: string): readonly TimeZone[] {
  const wanted = folded(typed.trim());
  return TIME_ZONES.filter((zone) => namesOf(zone).some((name) => name.includes(wanted))).slice(0, TIME_ZONE_RESULTS);
}

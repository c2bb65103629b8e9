import { TIME_ZONES, type TimeZone } from './timeZones.ts';

/** Most time zones that a search shows (C-PROFILE-20). */
export const TIME_ZONE_RESULTS = 10;

/** How a time zone is named: its offset from UTC and its place, `UTC+09:00 Asia/Seoul`. */
export function timeZoneLabel({ offsetMinutes, name }: Pick<TimeZone, 'offsetMinutes' | 'name'>): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `UTC${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)} ${name.replaceAll('_', ' ')}`;
}

/** The first 10 time zones whose label contains what was typed, whatever its letter case. */
export function findTimeZones(typed: string): readonly TimeZone[] {
  const wanted = typed.trim().replaceAll('_', ' ').toLowerCase();
  return TIME_ZONES.filter((zone) => timeZoneLabel(zone).toLowerCase().includes(wanted)).slice(0, TIME_ZONE_RESULTS);
}

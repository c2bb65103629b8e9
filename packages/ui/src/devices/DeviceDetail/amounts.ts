import type { TextFunction } from '../../i18n/index.ts';

/** A duration in days, hours and minutes. */
export function durationLabel(seconds: number, text: TextFunction<'devices'>): string {
  const minutes = Math.floor(seconds / 60);
  return text('duration', {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  });
}

import type { TextFunction } from '../../i18n/index.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * A size in the largest unit that keeps it at 1 or more, in steps of 1024: "16 GB".
 *
 * @param bytes At least 0.
 */
export function sizeLabel(bytes: number, language: string): string {
  let size = bytes / 1024;
  let unit: (typeof UNITS)[number] = 'kilobyte';
  for (const next of UNITS.slice(1)) {
    if (size < 1024) break;
    size /= 1024;
    unit = next;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}

/** A length of time in days, hours and minutes. */
export function durationLabel(seconds: number, text: TextFunction<'devices'>): string {
  const minutes = Math.floor(seconds / 60);
  return text('duration', {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  });
}

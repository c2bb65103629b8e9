import { type Language, unitText } from '../languages/index.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size from bytes to TB, in base 1024: whole bytes, at most one decimal from KB up (C-HISTORY-14). */
export function fileSizeText(bytes: number, language: Language): string {
  let size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit: (typeof UNITS)[number] = 'byte';
  for (const next of UNITS.slice(1)) {
    // What would round up to 1024 moves to the next unit.
    if ((unit === 'byte' ? size : Math.round(size * 10) / 10) < 1024) break;
    size /= 1024;
    unit = next;
  }
  // The short form of "byte" is a word too, and has no plural.
  if (unit === 'byte') return unitText(Math.round(size), { unit, unitDisplay: 'long' }, language);
  const words = unitText(size, { unit, unitDisplay: 'short', maximumFractionDigits: 1 }, language);
  // Some languages write "kB", which means 1,000 bytes.
  return words.replace('kB', 'KB');
}

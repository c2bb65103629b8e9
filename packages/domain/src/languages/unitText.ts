import type { Language } from './languages.ts';

/** A unit of measure, and how it is written. */
export interface UnitOptions {
  readonly unit: 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte' | 'terabyte' | 'day' | 'hour' | 'minute';
  /** `long` has plurals: `2 days`. */
  readonly unitDisplay: 'long' | 'short';
  readonly maximumFractionDigits?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(options: UnitOptions, language: Language): Intl.NumberFormat {
  const key = [language, options.unit, options.unitDisplay, options.maximumFractionDigits].join(' ');
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', ...options });
  formats.set(key, format);
  return format;
}

/** A number with its unit in a language: `2 days`, `2일`, `2日`. */
export function unitText(value: number, options: UnitOptions, language: Language): string {
  const words = formatOf(options, language).format(value);
  // Intl writes 「2 日」, which nobody does: only Latin letters have a space before them.
  return language === 'ja' ? words.replace(/ (?=[^a-z])/i, '') : words;
}

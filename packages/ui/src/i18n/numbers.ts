import type { Language } from '@remote-console/domain';

const formats = new Map<Language, Intl.NumberFormat>();

/** Where a comma is written into the digits of a whole number. */
const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number as a language writes it. Whole numbers are written alike in all languages, and without `Intl`, whose first
 * formatter takes a page several milliseconds: counts are on every page, and decimals on few.
 */
export function formatNumber(language: Language, value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replaceAll(BEFORE_THOUSANDS, ',');
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}

/** The plural form that a language uses for a number. Only English tells one from several. */
export function pluralForm(language: Language, count: number): 'one' | 'other' {
  return language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
}

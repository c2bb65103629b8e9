import { LANGUAGES } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, pluralForm } from './index.ts';

/** Any but minus zero, which nothing counts. */
const aNumber = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.maxSafeInteger(), fc.double()).map((value) => value + 0);

/** Our languages, and others that write or count differently. */
const MORE_LANGUAGES = [...LANGUAGES, 'ar', 'ar-EG', 'de', 'fr', 'hi', 'pl'];

describe.each(MORE_LANGUAGES)('numbers in %s', (language) => {
  it('are written as the language writes them', () => {
    const format = new Intl.NumberFormat(language);
    fc.assert(fc.property(aNumber, (value) => void expect(formatNumber(language, value)).toBe(format.format(value))));
  });

  it('are written in the style that is asked for', () => {
    const style = { style: 'percent', maximumFractionDigits: 1 } as const;
    const format = new Intl.NumberFormat(language, style);
    fc.assert(
      fc.property(aNumber, (value) => void expect(formatNumber(language, value, style)).toBe(format.format(value))),
    );
  });

  it.each(['cardinal', 'ordinal'] as const)('take the plural form of the language: %s', (type) => {
    const rules = new Intl.PluralRules(language, { type });
    fc.assert(
      fc.property(aNumber, (count) => void expect(pluralForm(language, count, type)).toBe(rules.select(count))),
    );
  });
});

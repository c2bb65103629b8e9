import { LANGUAGES } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, pluralForm } from './numbers.ts';

/** Any but minus zero, which nothing counts. */
const aNumber = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.maxSafeInteger(), fc.double()).map((value) => value + 0);

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it('are written as the language writes them', () => {
    const format = new Intl.NumberFormat(language);
    fc.assert(fc.property(aNumber, (value) => void expect(formatNumber(language, value)).toBe(format.format(value))));
  });

  it('take the plural form of the language', () => {
    const rules = new Intl.PluralRules(language);
    fc.assert(fc.property(aNumber, (count) => void expect(pluralForm(language, count)).toBe(rules.select(count))));
  });
});

import { describe, expect, it } from 'vitest';
import { DATE_FORMATS } from './dateFormats.ts';
import { formatDay } from './formatDay.ts';

describe('a calendar day', () => {
  it.each(DATE_FORMATS)('is written as $pattern', ({ id, pattern }) => {
    const shown = formatDay('2026-03-09', { dateFormatId: id });
    expect(shown).toBe(pattern.replace('YYYY', '2026').replace('MM', '03').replace('DD', '09'));
    expect(shown).not.toMatch(/[A-Z]/);
  });
  it('is the same in every time zone, and has the usual format without a choice', () =>
    expect(formatDay('2026-03-09', { timeZoneId: 1 })).toBe('2026/03/09'));
});

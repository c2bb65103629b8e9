import { TEXT_AREAS, TEXT_LOADERS, wordsOf, type Text } from '@remote-console/texts';
import { describe, expect, it } from 'vitest';
import { besideLatin, LATIN_RANGES, rangesBesideLatin } from './latinFont.ts';
import { unicodeRange } from './unicodeRange.ts';

describe('the file of the Latin letters', () => {
  it('has every character of the English texts, which are drawn with it alone', async () => {
    const areas = await Promise.all(TEXT_AREAS.map((area) => TEXT_LOADERS.en[area]()));
    const words = areas.flatMap((texts) =>
      Object.values<Text>(texts).map((text) => (typeof text === 'function' ? '' : wordsOf(text))),
    );
    expect(besideLatin(words.join(' '))).toBe('');
  });

  it('leaves Korean and Japanese to the other families', () => {
    expect(besideLatin('장치 KIOSK-12 端末… カ')).toBe('장치端末カ');
  });

  it('is the one place that is asked for what it has, and for nothing else', () => {
    const beside = rangesBesideLatin();
    const isIn = (ranges: typeof LATIN_RANGES, point: number) =>
      ranges.some(([first, last]) => point >= first && point <= last);
    for (const point of [0x100, 0x2015, 0x3042, 0xac00, 0x2_0000]) expect(isIn(beside, point)).toBe(true);
    for (const point of [0x2013, 0x2026, 0x2192, 0x2318, 0x200b]) expect(isIn(beside, point)).toBe(false);
  });

  it('is named by ranges that a browser reads', () => {
    expect(
      unicodeRange([
        [0x20, 0x7e],
        [0x2026, 0x2026],
      ]),
    ).toBe('U+20-7E, U+2026');
  });
});

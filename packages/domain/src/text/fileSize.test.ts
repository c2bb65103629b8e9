import { describe, expect, it } from 'vitest';
import { fileSizeText } from './fileSize.ts';

describe('a file size', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1.6, '2 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [15.25 * 1024, '15.3 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1023.94 * 1024, '1,023.9 KB'],
    [1024 ** 3, '1 GB'],
    [2.5 * 1024 ** 4, '2.5 TB'],
    [5000 * 1024 ** 4, '5,000 TB'],
    [-1, '0 bytes'],
    [Number.NaN, '0 bytes'],
  ])('of %d reads %s [C-HISTORY-14]', (bytes, text) => expect(fileSizeText(bytes, 'en')).toBe(text));

  it.each([
    ['ko', 1, '1바이트'],
    ['ko', 1536, '1.5KB'],
    ['ko', 50 * 1024 ** 2, '50MB'],
    ['ja', 1, '1バイト'],
    ['ja', 1536, '1.5 KB'],
    ['ja', 50 * 1024 ** 2, '50 MB'],
  ] as const)('is written in %s as the language does: %d as %s', (language, bytes, text) =>
    expect(fileSizeText(bytes, language)).toBe(text),
  );
});

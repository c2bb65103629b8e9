import { describe, expect, it } from 'vitest';
import { imageType, textOf } from './previewKinds.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a preview', () => {
  it('reads text in the encoding it has', () => {
    expect(textOf(utf8('한글 ok'), false, 'en')).toBe('한글 ok');
    expect(textOf(bytes(0xff, 0xfe, 0x00, 0xac), false, 'en')).toBe('가');
    expect(textOf(bytes(0xb0, 0xa1), false, 'ko')).toBe('가');
    expect(textOf(bytes(0x82, 0xa0), false, 'ja')).toBe('あ');
    for (const language of ['en', 'de']) expect(textOf(bytes(0xe9), false, language)).toBe('é');
    expect(textOf(bytes(0xe9), false, 'ru')).toBe('й');
  });

  it('reads a text whose last character is cut', () => {
    const cut = utf8('가나').subarray(0, 5);
    expect(textOf(cut, true, 'ko')).toBe('가');
  });

  it('takes nothing with a NUL for text, and no SVG for a picture', () => {
    expect(textOf(bytes(1, 0, 2), false, 'en')).toBeNull();
    expect([imageType('a.svg'), imageType('a.html'), imageType('A.PNG')]).toEqual([undefined, undefined, 'image/png']);
  });
});

import { describe, expect, it } from 'vitest';
import { patternText } from './patternText.ts';

describe('a text for a pattern', () => {
  it.each([
    '^/download/',
    '^I[A-Z][0-9]$',
    String.raw`^\d{1,3}(?:\.\d{1,3}){3}$`,
    '^(all|favorate|[1-9][0-9]{0,9})$',
    '^([0-9]+(,[0-9]+)*)?$',
    String.raw`\S`,
    '^[^@/]+@[a-z.]{2,}$',
    '^(?:[0-9A-F]{2}[:-]){5}[0-9A-F]{2}$',
    String.raw`^#\p{L}+\.[)\]]?x$`,
    '^data:image/(png|jpeg);base64,',
    '^[A-Za-z0-9_-]{43}$',
  ])('keeps %s', (pattern) => {
    expect(patternText(pattern)).toMatch(new RegExp(pattern, 'u'));
  });
});

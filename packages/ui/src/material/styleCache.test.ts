// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { styleCache } from './styleCache.ts';

it('is one for all widgets of a page with the same nonce, and writes it to its elements', () => {
  const cache = styleCache('test');
  expect(styleCache('test')).toBe(cache);
  expect(styleCache('other')).not.toBe(cache);
  cache.sheet.insert('.one { color: red; }');
  expect(cache.sheet.tags.map(({ nonce }) => nonce)).toEqual(['test']);
});

import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string, EmotionCache>();

/**
 * The style sheet of a page for one nonce. Providers share it, so several widgets on a page write each rule once.
 *
 * @param nonce The nonce of the page's Content-Security-Policy, or empty without one.
 */
export function styleCache(nonce: string): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = createCache({ key: 'rc', ...(nonce ? { nonce } : {}) });
  caches.set(nonce, cache);
  return cache;
}

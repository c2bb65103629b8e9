import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string, EmotionCache>();

/**
 * Gives the rules of each frame a style element of their own. A browser styles again whatever matches a rule of an
 * element that a rule is added to; in one for all, each button that appears for the first time would restyle the page.
 */
function writeInBursts({ sheet }: EmotionCache): void {
  const insert = sheet.insert.bind(sheet);
  let isBurst = false;
  sheet.insert = (rule) => {
    if (!isBurst) {
      isBurst = true;
      // Where its count starts over, the sheet begins another element.
      sheet.ctr = 0;
      requestAnimationFrame(() => {
        isBurst = false;
      });
    }
    insert(rule);
  };
}

/**
 * The style sheet of a page for one nonce. Providers share it, so several widgets on a page write each rule once.
 *
 * @param nonce The nonce of the page's Content-Security-Policy, or empty without one.
 */
export function styleCache(nonce: string): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = createCache({ key: 'rc', ...(nonce ? { nonce } : {}) });
  writeInBursts(cache);
  caches.set(nonce, cache);
  return cache;
}

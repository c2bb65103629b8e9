import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/** What rewrites the rules before they are written, besides the prefixes of browsers. */
type StylisPlugins = NonNullable<Options['stylisPlugins']>;

interface CacheOptions {
  /** Begins the name of every class, in lower case letters: two caches must not have the same. */
  readonly key: string;
  readonly stylisPlugins?: StylisPlugins;
}

/**
 * Style sheets of a page, one for each nonce. Providers share them, so several widgets on a page write each rule once.
 *
 * @returns The style sheet for the nonce of the page's Content-Security-Policy; for an empty one without it.
 */
export function createStyleCaches(options: CacheOptions): (nonce: string) => EmotionCache {
  const caches = new Map<string, EmotionCache>();
  return (nonce) => {
    const known = caches.get(nonce);
    if (known) return known;
    const cache = createCache({ ...options, ...(nonce ? { nonce } : {}) });
    caches.set(nonce, cache);
    return cache;
  };
}

/** The style sheets of what is read from left to right. */
export const styleCache = createStyleCaches({ key: 'rc' });

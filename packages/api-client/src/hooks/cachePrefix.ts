/** First part of every cache key, so that the keys of a host application never meet ours. */
export const CACHE_PREFIX = 'remote-console';

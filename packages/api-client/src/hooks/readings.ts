import type { Reading } from '@remote-console/domain';
import type { Middleware, SWRConfiguration } from 'swr';

/**
 * When each answer was read. Stored next to the answers and not in them: they have the form of the contract, and hosts
 * keep them in their own caches.
 */
const readTimes = new WeakMap<object, number>();
const kept = new WeakSet<object>();

/** How far the time of an answer may lag behind the last one that was equal to it, in milliseconds. */
const TIME_SLACK_MS = 60_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Records that an answer arrived now, or at a time in epoch milliseconds. */
export function noteRead(answer: unknown, at = Date.now()): void {
  if (isObject(answer)) readTimes.set(answer, at);
}

/**
 * Records that an answer is from an earlier visit, for callers that fill the cache with it; it counts as outdated until
 * another one replaces it.
 *
 * @param storedAt When the server sent it, in epoch milliseconds.
 */
export function noteKept(answer: unknown, storedAt: number): void {
  if (!isObject(answer)) return;
  readTimes.set(answer, storedAt);
  kept.add(answer);
}

/** Lets a derived answer count as read when its source was. */
export function noteSameReading<Answer>(source: unknown, answer: Answer): Answer {
  const at = isObject(source) ? readTimes.get(source) : undefined;
  if (at !== undefined) noteRead(answer, at);
  return answer;
}

/** How an answer came to be read; pass it to `freshnessOf` of the domain. */
export function readingOf(read: { readonly data?: unknown; readonly error?: unknown }): Reading {
  const { data, error } = read;
  return {
    readAt: isObject(data) ? (readTimes.get(data) ?? null) : null,
    isKept: isObject(data) && kept.has(data),
    hasFailed: error !== undefined,
  };
}

/** Whether two answers that may be equal have different times; SWR compares them in either order. */
function tellOfOtherTimes(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  if (kept.has(one) || kept.has(other)) return true;
  return Math.abs((readTimes.get(one) ?? 0) - (readTimes.get(other) ?? 0)) > TIME_SLACK_MS;
}

type Compare = NonNullable<SWRConfiguration['compare']>;

/** Remembers when everything below was read. It wraps anything that derives other answers. */
export const rememberReadings: Middleware = (useNext) => (key, fetcher, config) => {
  const fetchNoted =
    fetcher &&
    (async (...parameters: Parameters<typeof fetcher>) => {
      const answer = await fetcher(...parameters);
      noteRead(answer);
      return answer;
    });
  // An equal but newer answer replaces the previous one: it is valid now, and not only then.
  const compare: Compare = (one, other) =>
    Object.is(one, other) || (!tellOfOtherTimes(one, other) && config.compare?.(one, other) === true);
  return useNext(key, fetchNoted, { ...config, compare });
};

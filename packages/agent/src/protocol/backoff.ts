const FIRST_MS = 1000;

/** The longest pause between two attempts while the server is unreachable, in milliseconds. */
export const LONGEST_PAUSE_MS = 30_000;

/**
 * How long to wait before retrying: doubles from one second up to the longest pause, with jitter over its upper half so
 * that many agents do not come back at the same moment.
 *
 * @param failures Attempts that have failed in a row, from 1.
 * @param random A number from 0 (inclusive) to 1 (exclusive).
 */
export function pauseAfter(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 16), LONGEST_PAUSE_MS);
  return full * (0.5 + random / 2);
}

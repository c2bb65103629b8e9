import { setTimeout as pause } from 'node:timers/promises';

/** Longer than it takes to queue an email. */
const EVEN_MS = 100;

/**
 * Does work whose answer must not reveal, not even by its timing, whether such an account exists: it answers after the
 * same time in both cases.
 */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(EVEN_MS)]);
  return result;
}

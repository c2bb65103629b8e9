import { setTimeout as pause } from 'node:timers/promises';

/** Longer than writing a mail into the queue takes. */
const EVEN_MS = 100;

/**
 * Does work whose answer must not tell, not even by the time it takes, whether there is such an account: it answers after
 * the same while in both cases.
 */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(EVEN_MS)]);
  return result;
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Waits; ends early, without an error, when the signal is aborted. */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  try {
    await sleep(Math.max(0, milliseconds), undefined, signal ? { signal } : {});
  } catch (thrown) {
    if (!signal?.aborted) throw thrown;
  }
}

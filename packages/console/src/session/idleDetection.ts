/** After this long without input the user counts as away, in milliseconds. */
export const IDLE_AFTER_MS = 60_000;

/** Input events that show a user's presence. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

interface IdleDetectionOptions {
  readonly page: EventTarget;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Watches whether a user is present: reads that a page makes on its own, because the fleet reports, must not keep an
 * unused session alive.
 *
 * @returns Whether nobody has been present for a minute.
 */
export function createIdleDetection({ page, now }: IdleDetectionOptions): () => boolean {
  let lastSign = now();
  for (const sign of SIGNS) {
    page.addEventListener(sign, () => void (lastSign = now()), { capture: true, passive: true });
  }
  return () => now() - lastSign > IDLE_AFTER_MS;
}

/** After so long without input no one is at the screen, in milliseconds. */
export const IDLE_AFTER_MS = 60_000;

/** What a person at a screen does. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

interface IdleDetectionOptions {
  readonly page: EventTarget;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Watches whether a person is at the screen: what a page reads on its own, because the fleet reports, must not keep a
 * session alive that nobody uses.
 *
 * @returns Whether no one has been there for a minute.
 */
export function createIdleDetection({ page, now }: IdleDetectionOptions): () => boolean {
  let lastSign = now();
  for (const sign of SIGNS) {
    page.addEventListener(sign, () => void (lastSign = now()), { capture: true, passive: true });
  }
  return () => now() - lastSign > IDLE_AFTER_MS;
}

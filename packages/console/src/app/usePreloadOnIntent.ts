import { preloadPopups } from '@remote-console/ui/primitives';
import { useEffect } from 'react';
import { LoginRoute } from './lazyRoutes.ts';

/** Events that precede a press, or come with one. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back once the browser is idle. Returns the cancel function. */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}

/**
 * Popups, and the page shown after logout, which must be available even without a network. Popups wait for a network,
 * and the page comes after them. Load failures surface when the part is needed.
 */
async function load(): Promise<void> {
  try {
    await preloadPopups();
    await LoginRoute.preload();
  } catch {
    // Users see the failure when they open it, with a way forward.
  }
}

/**
 * Loads what a press may open at the first sign of interaction, so that the first press doesn't wait; a page that
 * nobody touches never requests it.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    let stopWaiting = () => {};
    const stopListening = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    };
    const onSign = () => {
      stopListening();
      stopWaiting = whenIdle(() => void load());
    };
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, []);
}

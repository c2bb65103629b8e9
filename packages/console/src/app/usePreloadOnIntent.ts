import { preloadPopups } from '@remote-console/ui/primitives';
import { useEffect } from 'react';
import { LoginRoute } from './lazyRoutes.ts';

/** What a person does before any press, and with one. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back once the browser has nothing else to do. Returns how to stop. */
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
 * Popups, and the page that logging out leads to, which must be there without a network too. The popups wait for a
 * network, and the page comes after them. What cannot be loaded shows when it is needed.
 */
async function load(): Promise<void> {
  try {
    await preloadPopups();
    await LoginRoute.preload();
  } catch {
    // Whoever opens it sees the failure, with a way forward.
  }
}

/**
 * Loads what a press may open at the first sign of a person, who is on the way to a press then: the first press does not
 * wait for it, and a page that nobody touches never asks for it.
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

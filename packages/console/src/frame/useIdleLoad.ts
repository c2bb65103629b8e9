import { preloadPopups } from '@remote-console/ui/primitives';
import { useEffect } from 'react';

/** Loads what a press may open once the browser has nothing else to do, so that the first press does not wait for it. */
export function useIdleLoad(): void {
  useEffect(() => {
    // What cannot be loaded now is asked for again by the press.
    const load = () => void preloadPopups().catch(() => undefined);
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: 5000 });
    return () => cancelIdleCallback(request);
  }, []);
}

import { useSyncExternalStore } from 'react';
import { SMALL_SCREEN } from './screenWidths.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen has no room for the menu in the bar. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL_SCREEN).matches);

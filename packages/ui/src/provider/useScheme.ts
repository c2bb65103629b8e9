import { useSyncExternalStore } from 'react';
import type { Scheme } from '../theme/tokens.ts';

/** The colours a person wants: one scheme, or whatever the system says. */
export type Mode = Scheme | 'system';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isSystemDark = () => window.matchMedia(DARK).matches;

/** The scheme to draw in, following the system where asked. */
export function useScheme(mode: Mode): Scheme {
  const systemDark = useSyncExternalStore(subscribe, isSystemDark, () => false);
  if (mode !== 'system') return mode;
  return systemDark ? 'dark' : 'light';
}

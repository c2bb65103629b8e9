import { useSyncExternalStore } from 'react';
import type { Scheme } from '../theme/index.ts';

/** The color scheme setting: a fixed scheme, or that of the system. */
export type Mode = Scheme | 'system';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isSystemDark = () => window.matchMedia(DARK).matches;
const subscribeToNothing = () => () => undefined;
const no = () => false;

/** The effective scheme, following the system if requested. */
export function useScheme(mode: Mode): Scheme {
  const systemDark = useSyncExternalStore(
    mode === 'system' ? subscribe : subscribeToNothing,
    mode === 'system' ? isSystemDark : no,
    no,
  );
  if (mode !== 'system') return mode;
  return systemDark ? 'dark' : 'light';
}

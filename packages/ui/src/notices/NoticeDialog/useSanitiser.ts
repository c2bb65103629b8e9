import { useEffect, useState } from 'react';
import { loadedSanitiser, loadSanitiser, type Sanitise } from './sanitise.ts';

/** The loading state of the sanitizer. */
export type SanitiserState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly sanitise: Sanitise };

function firstState(): SanitiserState {
  const sanitise = loadedSanitiser();
  return sanitise ? { kind: 'ready', sanitise } : { kind: 'waiting' };
}

/** Loads the sanitizer. If already loaded it is ready immediately. */
export function useSanitiser(): SanitiserState {
  const [state, setState] = useState(firstState);
  const isWaiting = state.kind === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let current = true;
    const load = async () => {
      try {
        const sanitise = await loadSanitiser();
        if (current) setState({ kind: 'ready', sanitise });
      } catch {
        if (current) setState({ kind: 'failed' });
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [isWaiting]);
  return state;
}

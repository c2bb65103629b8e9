import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media query matches, updated as it changes. It is read before the first render, so nothing renders twice.
 *
 * @param query A CSS media query, such as `(max-width: 599.95px)`.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}

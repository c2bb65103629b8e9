import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media query matches, redrawn when that changes. It asks the browser before the first drawing, so nothing is
 * drawn twice.
 *
 * @param query A query of CSS, such as `(max-width: 599.95px)`.
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

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Removes a parameter from the address, within the same history entry: what it linked to has been handled. */
export function useForgetParameter(name: string): () => void {
  const [, setQuery] = useSearchParams();
  return useCallback(
    () =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [name, setQuery],
  );
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Takes a parameter out of the address, in the same entry of the history: what it linked to has been dealt with. */
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

import { formatOperatorView, type OperatorView, parseOperatorView } from '@remote-console/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Page and search of one of the operator's lists, read from its address, and how to change them. */
export function useOperatorAddress() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseOperatorView(Object.fromEntries(query)), [query]);
  const onViewChange = useCallback(
    ({ view: next }: { readonly view: OperatorView }) => setQuery(formatOperatorView(next)),
    [setQuery],
  );
  return { view, onViewChange };
}

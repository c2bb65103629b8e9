import { formatApprovalView, linkedApproval, parseApprovalView, type ApprovalListView } from '@remote-console/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useForgetParameter } from '../routing/index.ts';

/** The state of a request list, read from its address, and how to change it. */
export function useApprovalAddress() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseApprovalView(Object.fromEntries(query)), [query]);
  const onViewChange = useCallback((next: ApprovalListView) => setQuery(formatApprovalView(next)), [setQuery]);
  const onLinkEnd = useForgetParameter('request');
  return { view, onViewChange, linked: linkedApproval(Object.fromEntries(query)), onLinkEnd };
}

import type { UsePaginationItem } from '@mui/material/usePagination';
import { useEffect, useRef } from 'react';

interface ApproachInput {
  readonly current: number;
  readonly pages: number;
  readonly onPrefetch: ((approach: { page: number }) => void) | undefined;
}

interface Approach {
  readonly approach: (item: UsePaginationItem) => void;
  readonly leave: () => void;
}

/**
 * Called with the page that is probably wanted next. People paging forward stay on the same button, so the page after
 * it is included.
 */
export function useApproach({ current, pages, onPrefetch }: ApproachInput): Approach {
  const steps = useRef(0);
  const tell = (page: number) => {
    if (page !== current && page >= 1 && page <= pages) onPrefetch?.({ page });
  };
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (steps.current !== 0) latest.current(current + steps.current);
  }, [current]);
  return {
    approach: ({ type, page }) => {
      steps.current = type === 'next' ? 1 : type === 'previous' ? -1 : 0;
      if (page !== null) tell(page);
    },
    leave: () => {
      steps.current = 0;
    },
  };
}

import { useCallback, useEffect, useState } from 'react';
import type { SessionTab } from './SessionWindow/sessionState.ts';

interface BusyTabs {
  /** Whether something is running in one of the tabs that the end of the session would interrupt. */
  readonly isBusy: boolean;
  readonly noteBusy: (id: number, runs: boolean) => void;
}

/** Tracks in which tabs something is running. Meanwhile the browser asks before it leaves the page. */
export function useBusyTabs(tabs: readonly SessionTab[]): BusyTabs {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const isBusy = tabs.some(({ id }) => busy.has(id));
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  const noteBusy = useCallback((id: number, runs: boolean) => {
    setBusy((before) => {
      const next = new Set(before);
      if (runs) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { isBusy, noteBusy };
}

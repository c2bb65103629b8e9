import type { RemoteKind } from '@remote-console/domain';
import { useEffect, useRef } from 'react';
import { keepSession, takeKeptSession, type SessionOwner } from './keptSession.ts';
import type { SessionStore } from './SessionWindow/sessionStore.ts';

/**
 * Makes a window resume its session from before the page reload, and keeps the current one for the next load: on
 * unload, and whenever the page is hidden, because phones discard hidden pages without notice.
 *
 * @param isAllowed Whether the person may use a kind of connection now; others are not resumed.
 */
export function useKeptSession(
  store: SessionStore,
  { person, deviceId }: SessionOwner,
  isAllowed: (kind: RemoteKind) => boolean,
): void {
  const latest = useRef(isAllowed);
  useEffect(() => {
    latest.current = isAllowed;
  });
  useEffect(() => {
    const owner = { person, deviceId };
    const kept = takeKeptSession(owner);
    if (kept) store.resume({ ...kept, tabs: kept.tabs.filter(({ kind }) => latest.current(kind)) });
    const keep = () => keepSession(owner, store.kept());
    const followVisibility = () => {
      if (document.visibilityState === 'hidden') keep();
      else keepSession(owner, null);
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [store, person, deviceId]);
}

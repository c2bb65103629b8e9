import type { RemoteKind } from '@remote-console/domain';
import { useEffect, useRef } from 'react';
import { keepSession, takeKeptSession, type SessionOwner } from './keptSession.ts';
import type { SessionStore } from './SessionWindow/sessionStore.ts';

/**
 * Has a window go on with the session that it had before its page was loaded again, and keeps the one that it has for
 * the next load: when the page goes, and while it is hidden, because a phone discards hidden pages without a word.
 *
 * @param isAllowed Whether the person may connect in a way now; other connections are not taken up again.
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

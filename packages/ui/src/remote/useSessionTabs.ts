import { useConnectRemote } from '@remote-console/api-client/react';
import type { RemoteKind } from '@remote-console/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClockReading } from '../contexts/index.ts';
import { createSessionStore, type SessionStore } from './SessionWindow/sessionStore.ts';
import type { SessionState } from './SessionWindow/sessionState.ts';

/** The connections to one device, which end when the window is unmounted. */
export function useSessionTabs(deviceId: number, kind: RemoteKind): readonly [SessionState, SessionStore] {
  const connect = useConnectRemote();
  const now = useClockReading();
  const [store] = useState(() => createSessionStore((options) => connect({ ...options, deviceId, now }), kind, now));
  useEffect(() => store.closeAll, [store]);
  return [useSyncExternalStore(store.subscribe, store.current), store];
}

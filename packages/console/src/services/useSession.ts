import { useSyncExternalStore } from 'react';
import type { Session } from '../session/index.ts';
import { useServices } from './services.ts';

/** The session that lapsed while in use in this page; rerenders whenever that changes. */
export function useLapsedSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.lapsed);
}

/** Whose pages are on the screen: the session, or the lapsed one until its user has logged in again or left. */
export function useHeldSession(): Session | null {
  const session = useCurrentSession();
  const lapsed = useLapsedSession();
  return session ?? lapsed;
}

/** The session; rerenders whenever it changes. */
export function useCurrentSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.current);
}

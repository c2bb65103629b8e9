import { useSyncExternalStore } from 'react';
import type { Session } from '../session/index.ts';
import { useServices } from './services.ts';

/** The session that lapsed while it was in use in this page, redrawn whenever that changes. */
export function useLapsedSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.lapsed);
}

/** Whose pages are on the screen: the session, or the one that lapsed until its person has logged in again or left. */
export function useHeldSession(): Session | null {
  const session = useCurrentSession();
  const lapsed = useLapsedSession();
  return session ?? lapsed;
}

/** The session, redrawn whenever it changes. */
export function useCurrentSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.current);
}

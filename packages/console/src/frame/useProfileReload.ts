import { useApi } from '@remote-console/api-client/react';
import { useEffect } from 'react';
import { useServices } from '../services/index.ts';
import { reloadProfile } from '../session/index.ts';

/** Minimum time between two reloads of the profile, in milliseconds. */
export const PROFILE_RELOAD_PAUSE_MS = 60_000;

/**
 * Reloads the profile when the console opens and when the user returns to its window, and writes it to the session,
 * which restarts its 3 hours (A-SESSION-03, A-SESSION-13).
 */
export function useProfileReload(): void {
  const { client } = useApi();
  const { sessions, now } = useServices();
  useEffect(() => {
    let lastAsked = Number.NEGATIVE_INFINITY;
    const reload = async () => {
      if (now() - lastAsked < PROFILE_RELOAD_PAUSE_MS) return;
      lastAsked = now();
      await reloadProfile(client, sessions);
    };
    const onFocus = () => void reload();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [client, sessions, now]);
}

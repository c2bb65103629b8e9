import { answerOf, type ApiClient } from '@remote-console/api-client';
import type { SessionStore } from './sessionStore.ts';

/** Reloads the profile and writes it to the session, which restarts its 3 hours; throws `ApiFailure`. */
export async function renewSession(client: ApiClient, sessions: SessionStore): Promise<void> {
  const { objects } = await answerOf(client.GET('/users/0'));
  const [profile] = objects;
  if (profile) sessions.renew(profile);
}

/**
 * Reloads the profile and writes it to the session, so that times, language, and permissions follow right away. If it
 * can't be loaded, the session stays as it is (A-SESSION-13).
 */
export async function reloadProfile(client: ApiClient, sessions: SessionStore): Promise<void> {
  try {
    await renewSession(client, sessions);
  } catch (failure) {
    console.warn('The profile could not be loaded again.', failure);
  }
}

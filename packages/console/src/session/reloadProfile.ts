import { answerOf, type ApiClient } from '@remote-console/api-client';
import type { SessionStore } from './sessionStore.ts';

/** Loads the profile again and writes it into the session, whose 3 hours start again; throws `ApiFailure`. */
export async function renewSession(client: ApiClient, sessions: SessionStore): Promise<void> {
  const { objects } = await answerOf(client.GET('/users/0'));
  const [profile] = objects;
  if (profile) sessions.renew(profile);
}

/**
 * Loads the profile again and writes it into the session, so that times, language and rights follow at once. A profile that
 * cannot be loaded leaves the session as it is (A-SESSION-13).
 */
export async function reloadProfile(client: ApiClient, sessions: SessionStore): Promise<void> {
  try {
    await renewSession(client, sessions);
  } catch (failure) {
    console.warn('The profile could not be loaded again.', failure);
  }
}

import { answerOf } from '@remote-console/api-client';
import type { Language } from '@remote-console/domain';
import { clientOf } from '../api/index.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Ends the session on the server and here. A server that doesn't answer is no reason to stay signed in on this browser,
 * or to wait (A-SESSION-10).
 */
export async function logOut(sessions: SessionStore, language: Language): Promise<void> {
  const token = sessions.current()?.token;
  sessions.end('logout');
  if (token === undefined) return;
  try {
    await answerOf(clientOf(token, language).DELETE('/access'));
  } catch (failure) {
    console.warn('The server did not end the session.', failure);
  }
}

import { answerOf, type ApiClient, type Profile } from '@remote-console/api-client';
import { operatingSystemOfBrowser, type Language } from '@remote-console/domain';
import { clientOf } from '../api/index.ts';
import type { SessionStore } from './sessionStore.ts';

/** Longest browser name that the history accepts. */
const BROWSER_NAME_LIMIT = 300;

interface Beginning {
  /** The token from the login. */
  readonly token: string;
  /** The profile, if the login answer carried it. */
  readonly profile: Profile | undefined;
  readonly language: Language;
  /** The browser's user agent. */
  readonly userAgent: string;
  readonly sessions: Pick<SessionStore, 'begin' | 'resume'>;
  /** Whether a lapsed session continues: the page stays as it is. */
  readonly resumes?: boolean;
}

async function profileOf(client: ApiClient): Promise<Profile | undefined> {
  const { objects } = await answerOf(client.GET('/users/0'));
  return objects[0];
}

/** Records the login in the history. The login is valid without it, so a failure is only logged (A-LOGIN-20). */
async function recordLogin(client: ApiClient, userAgent: string): Promise<void> {
  try {
    await answerOf(
      client.POST('/history/access', {
        body: {
          browser: userAgent.slice(0, BROWSER_NAME_LIMIT),
          osId: operatingSystemOfBrowser(userAgent),
          typeId: 1,
        },
      }),
    );
  } catch (failure) {
    console.warn('The login was not written into the history.', failure);
  }
}

/**
 * Turns a successful login into this browser's session.
 *
 * @returns Whether there is a session now; without a profile there is none.
 */
export async function beginSession({
  token,
  profile,
  language,
  userAgent,
  sessions,
  resumes = false,
}: Beginning): Promise<boolean> {
  const client = clientOf(token, language);
  const person = profile ?? (await profileOf(client).catch(() => undefined));
  if (!person) return false;
  sessions[resumes ? 'resume' : 'begin'](person, token);
  await recordLogin(client, userAgent);
  return true;
}

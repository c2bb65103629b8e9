import { succeed } from './exchange.ts';
import { login } from './login.ts';
import { addCompany, addPerson, type TestServer, openTestServer } from './testServer.ts';

/** The login ID of the person whose account is recovered. */
export const ADA = 'ada@alpha.example';

/** A password that satisfies every rule and is not the tests' default one. */
export const NEW_PASSWORD = 'Fresh!2345';

/** A server with one person, whose email address is not the login ID. */
export async function openRecoveryFixture(
  policy: Readonly<Record<string, number>> = {},
  member: Readonly<Record<string, string | number>> = {},
): Promise<TestServer & { readonly ada: number }> {
  const testServer = await openTestServer({ PUBLIC_URL: 'https://console.example' });
  const { companyId } = await addCompany(testServer, 'Alpha', { policy });
  return { ...testServer, ada: await addPerson(testServer, companyId, ADA, { mail: 'ada@mail.example', ...member }) };
}

/** Calls resetPW and returns the result. */
export async function resetPw({ app }: TestServer, body: object) {
  return (await succeed(app, 'resetPassword', { body })).objects.result;
}

/** Requests an email with a link. */
export function askForMail(testServer: TestServer, type: 'send' | 'unlock', key: string = ADA) {
  return resetPw(testServer, { type, lang_code: 'ko', key });
}

/** Whether a password opens the account. */
export async function canLogIn(testServer: TestServer, pw: string): Promise<boolean> {
  return (await login(testServer, ADA, pw)).isLogin === 'Success';
}

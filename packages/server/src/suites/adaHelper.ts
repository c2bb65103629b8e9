import { succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { addCompany, addPerson, type Bench, openBench } from './world.ts';

/** The login ID of the person whose account is recovered. */
export const ADA = 'ada@alpha.example';

/** A password that keeps every rule and is not the one of everybody in tests. */
export const NEW_PASSWORD = 'Fresh!2345';

/** A server with one person, whose mail address is not the login ID. */
export async function openWithAda(
  policy: Readonly<Record<string, number>> = {},
  member: Readonly<Record<string, string | number>> = {},
): Promise<Bench & { readonly ada: number }> {
  const bench = await openBench({ PUBLIC_URL: 'https://console.example' });
  const { companyPk } = await addCompany(bench, 'Alpha', { policy });
  return { ...bench, ada: await addPerson(bench, companyPk, ADA, { mail: 'ada@mail.example', ...member }) };
}

/** Calls resetPW and answers the result. */
export async function resetPw({ app }: Bench, body: object) {
  return (await succeed(app, 'resetPassword', { body })).objects.result;
}

/** Asks for a mail with a link. */
export function askForMail(bench: Bench, type: 'send' | 'unlock', key: string = ADA) {
  return resetPw(bench, { type, lang_code: 'ko', key });
}

/** Whether a password opens the account. */
export async function canLogIn(bench: Bench, pw: string): Promise<boolean> {
  return (await login(bench, ADA, pw)).isLogin === 'Success';
}

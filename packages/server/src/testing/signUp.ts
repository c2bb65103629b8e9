import type { TestServer } from './testServer.ts';
import { succeed } from './exchange.ts';

/** A valid sign-up form. */
export const SIGN_UP = {
  mgrid: 'nova@nova.example',
  pw: 'Secret!2345',
  pwConfirm: 'Secret!2345',
  mail: 'nova@nova.example',
  name: '노바',
  phone: '02-555-0100',
  company_name: 'Nova',
  company_website: 'https://nova.example',
  lang_code: 'en',
  pcany_user: 'NO',
  subscription: 'a friend',
  time_zone_id: 33,
} as const;

/** Signs somebody up. */
export async function signUp({ app }: Pick<TestServer, 'app'>, form: object = {}): Promise<void> {
  await succeed(app, 'signUp', { body: { ...SIGN_UP, ...form } });
}

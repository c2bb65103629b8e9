import { consoleUrl, PASSWORD } from './person.ts';
import { server, tokenOf } from './server.ts';

/** A company of its own, on the free trial, with its manager. */
export interface Company {
  /** The login ID and the mail address of the manager; the password is that of every demo account. */
  readonly manager: string;
  /** A session token of the manager. */
  readonly token: string;
}

let lastAddress = 0;

/** An address of the documentation's range that nobody else calls from: what a visitor may do is limited by address. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${process.pid % 250}.${lastAddress}`;
}

/** The key in the newest mail to an address, as the demo's outbox shows it. */
async function keyMailedTo(address: string): Promise<string> {
  const outbox = await (await fetch(consoleUrl('/outbox'))).text();
  const mail = outbox.split('<article').find((article) => article.includes(address));
  const [, key] = /[?&](?:amp;)?key=([\w-]+)/.exec(mail ?? '') ?? [];
  if (key === undefined) throw new Error(`No mail with a key to ${address} is in the outbox.`);
  return key;
}

/**
 * Signs up and confirms the mail address, without a browser: for tests that change what holds for a whole company, or
 * that need a fresh one.
 */
export async function foundCompany(purpose: string): Promise<Company> {
  const manager = `${purpose}-${crypto.randomUUID().slice(0, 8)}@company.example`;
  const headers = { 'x-forwarded-for': freshAddress() };
  const { error } = await server.POST('/managers', {
    headers,
    body: {
      mgrid: manager,
      pw: PASSWORD,
      pwConfirm: PASSWORD,
      mail: manager,
      name: purpose,
      phone: '',
      company_name: manager,
      company_website: '',
      pcany_user: 'NO',
      subscription: '',
      time_zone_id: 32,
    },
  });
  if (error) throw new Error(`${manager} could not sign up.`);
  await server.POST('/auth', { headers, body: { type: 'auth', key: await keyMailedTo(manager) } });
  return { manager, token: await tokenOf(manager) };
}

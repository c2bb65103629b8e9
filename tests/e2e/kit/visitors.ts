import type { WireComponents } from '@remote-console/api-client/contract';
import { type Company, freshAddress } from './company.ts';
import { consoleUrl, PASSWORD } from './person.ts';
import { server } from './server.ts';

type NewUser = WireComponents['schemas']['NewUser'];
type UserChange = WireComponents['schemas']['UserChange'];

/** An ID that nobody has; it is an address as well. */
export const freshId = (purpose: string) => `${purpose}-${crypto.randomUUID().slice(0, 8)}@alpha.example`;

/** Signs somebody up with an ID and an address that may differ; the address is not verified yet. */
export async function signUpAs(
  purpose: string,
  id = freshId(purpose),
): Promise<{ readonly id: string; readonly mail: string }> {
  const mail = id.includes('@') ? id : `${id}@alpha.example`;
  const { response } = await server.POST('/managers', {
    headers: { 'x-forwarded-for': freshAddress() },
    body: {
      mgrid: id,
      pw: PASSWORD,
      pwConfirm: PASSWORD,
      mail,
      name: 'Ada Park',
      phone: '',
      company_name: 'Alpha Kiosk',
      company_website: '',
      lang_code: 'ko',
      pcany_user: 'NO',
      subscription: '',
      time_zone_id: 32,
    },
  });
  if (!response.ok) throw new Error(`${id} could not sign up: ${response.status}.`);
  return { id, mail };
}

/** An email about an inbox item arrives a moment after its cause; nobody requested it. */
const IS_NEWS = /\/inbox\?kind=/;

/** The links of the requested emails to an address, newest first. */
export async function mailedLinks(address: string): Promise<readonly string[]> {
  const page = await (await fetch(consoleUrl('/outbox'))).text();
  const mails = page.split('<article').filter((mail) => mail.includes(address) && !IS_NEWS.test(mail));
  return mails.flatMap((mail) => /<a href="([^"]+)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? []);
}

/** The newest link emailed to an address. */
export async function mailedLink(address: string): Promise<string> {
  const [newest] = await mailedLinks(address);
  if (newest === undefined) throw new Error(`Nothing was mailed to ${address}.`);
  return newest;
}

/** Adds a person to a company, who may log in right away; what requires an existing person is changed afterward. */
export async function addUser(
  { token }: Company,
  purpose: string,
  { created = {}, changed }: { readonly created?: Partial<NewUser>; readonly changed?: UserChange } = {},
): Promise<string> {
  const headers = { token };
  const id = freshId(purpose);
  const { response } = await server.POST('/users', {
    headers,
    body: { mgrid: id, pw: PASSWORD, name: 'Ben Lee', ...created },
  });
  if (!response.ok) throw new Error(`${id} could not be added: ${response.status}.`);
  if (!changed) return id;
  const { data } = await server.GET('/users', {
    headers,
    params: { query: { search_key: 'mgrid', search_value: id } },
  });
  const userPk = data?.objects[0]?.pk ?? 0;
  const change = await server.PUT('/users/{userPk}', { headers, params: { path: { userPk } }, body: changed });
  if (!change.response.ok) throw new Error(`${id} could not be changed: ${change.response.status}.`);
  return id;
}

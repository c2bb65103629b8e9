import type { WirePaths } from '@remote-console/api-client/contract';
import { writeToDatabase } from './database.ts';
import { consoleUrl, PASSWORD } from './person.ts';
import { server, tokenOf } from './server.ts';

/** A new company on the free trial, with its administrator. */
export interface Company {
  /** The login ID and the email address of the administrator; the password is that of every demo account. */
  readonly manager: string;
  /** A session token of the administrator. */
  readonly token: string;
}

/** A company as needed by its devices and people. */
export interface FleetCompany extends Company {
  /** The group where new devices are added. */
  readonly defaultGroup: number;
  /** The token with which devices enroll into that group. */
  readonly enrolment: string;
}

let lastAddress = 0;

/** An address from the documentation range that nobody else calls from: visitors are limited by address. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${process.pid % 250}.${lastAddress}`;
}

/** The key in the newest email with one to an address, as the demo's outbox shows it. */
async function keyMailedTo(address: string): Promise<string> {
  const outbox = await (await fetch(consoleUrl('/outbox'))).text();
  const mails = outbox.split('<article').filter((article) => article.includes(address));
  const [key] = mails.flatMap((mail) => /[?&](?:amp;)?key=([\w-]+)/.exec(mail)?.[1] ?? []);
  if (key === undefined) throw new Error(`No mail with a key to ${address} is in the outbox.`);
  return key;
}

/** Signs up without a browser and returns the login ID; the email address is not confirmed yet. */
export async function signUp(purpose: string): Promise<string> {
  const manager = `${purpose}-${crypto.randomUUID().slice(0, 8)}@company.example`;
  const { error } = await server.POST('/managers', {
    headers: { 'x-forwarded-for': freshAddress() },
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
  return manager;
}

/**
 * Signs up and confirms the email address, without a browser: for tests that change company-wide settings, or that need
 * a new company.
 */
export async function foundCompany(purpose: string): Promise<Company> {
  const manager = await signUp(purpose);
  await server.POST('/auth', { body: { type: 'auth', key: await keyMailedTo(manager) } });
  return { manager, token: await tokenOf(manager) };
}

/** What an administrator sets for everybody of a company. */
type FunctionSettings = WirePaths['/policies/functions']['post']['requestBody']['content']['application/json'];

/** Changes some of the function settings of a company. */
export async function changeSettings({ token }: Company, change: Partial<FunctionSettings>): Promise<void> {
  const headers = { token };
  const { data } = await server.GET('/policies/functions', { headers });
  const settings = data?.objects[0];
  if (!settings) throw new Error('The company has no function settings.');
  const { error } = await server.POST('/policies/functions', { headers, body: { ...settings, ...change } });
  if (error) throw new Error(`${JSON.stringify(change)} was refused.`);
}

/** Creates a company that devices can enroll into. A trial covers 5 of them and counts as Corporate. */
export async function foundFleetCompany(purpose: string): Promise<FleetCompany> {
  const company = await foundCompany(purpose);
  const headers = { token: company.token };
  const { data: groups } = await server.GET('/groups', { headers });
  const defaultGroup = groups?.objects.find(({ flag_df_group }) => flag_df_group === 1)?.pk;
  const { data } = await server.POST('/enrolments', { headers, body: { label: purpose } });
  const enrolment = data?.objects[0]?.enrolment_token;
  if (defaultGroup === undefined || enrolment === undefined) throw new Error(`${purpose} takes no devices.`);
  return { ...company, defaultGroup, enrolment };
}

/** Changes the only license of a company, as the service's back office can. */
export function changeLicense(
  { manager }: Company,
  column: 'pay_type' | 'pay_dev_vol' | 'pay_expire',
  value: string | number,
) {
  writeToDatabase(
    `update licenses set ${column} = ? where company_fk = (select company_fk from members where mgrid = ?)`,
    value,
    manager,
  );
}

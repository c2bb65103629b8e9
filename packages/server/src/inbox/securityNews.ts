import { browserFamily, DAY_MS, isUnfamiliarLogin } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { countedAs } from '../http/index.ts';
import { addToInbox } from './addToInbox.ts';
import { managers, onePerson } from './recipients.ts';

/** How far back logins count as seen, in milliseconds. */
const SEEN_WITHIN_MS = 90 * DAY_MS;

interface Owner {
  readonly pk: number;
  readonly company_fk: number;
}

/** An account was changed. Its owner gets a notice by email in any case, so no other one is written. */
export const noteAccountChange = (
  connection: Connection,
  owner: Owner,
  code: 'password_changed' | 'email_changed' | 'codes_begun' | 'codes_off',
): Promise<void> =>
  addToInbox(connection, {
    companyId: owner.company_fk,
    code,
    facts: {},
    about: `account:${code}`,
    recipients: onePerson(owner.pk),
    mailed: 'everybody',
  });

/** An account was locked by wrong passwords, the last of which came from an address. */
export const noteLock = (connection: Connection, owner: Owner, address: string): Promise<void> =>
  connection.transact((inside) =>
    addToInbox(inside, {
      companyId: owner.company_fk,
      code: 'account_locked',
      facts: { address },
      about: 'account:locked',
      recipients: onePerson(owner.pk),
    }),
  );

/**
 * Reports a login to its owner, if it comes from an address or with a browser that was not seen before. Called before
 * the login itself is stored.
 */
export async function noteLoginPlace(
  connection: Connection,
  owner: Owner,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Promise<void> {
  const { query, now } = connection;
  const logins = await query
    .selectFrom('access_history')
    .select(['address', 'browser'])
    .distinct()
    .where('member_fk', '=', owner.pk)
    .where('outcome', '=', 'success')
    .where('created_at', '>', now() - SEEN_WITHIN_MS)
    .execute();
  const before = {
    any: logins.length > 0,
    sameAddress: logins.some((login) => countedAs(login.address) === countedAs(address)),
    sameBrowser: logins.some((login) => browserFamily(login.browser) === browserFamily(userAgent)),
  };
  if (!isUnfamiliarLogin(before)) return;
  await connection.transact((inside) =>
    addToInbox(inside, {
      companyId: owner.company_fk,
      code: 'new_login',
      facts: { address, browser: userAgent },
      about: `login:${countedAs(address)}:${browserFamily(userAgent)}`,
      recipients: onePerson(owner.pk),
    }),
  );
}

/** An agent's identity is in doubt, for the administrators of its company. */
export async function noteAgentConflict(
  connection: Connection,
  deviceId: number,
  conflict: 'copied_token' | 'two_agents',
): Promise<void> {
  const device = await connection.query
    .selectFrom('devices')
    .select(['company_fk', 'alias'])
    .where('pk', '=', deviceId)
    .executeTakeFirst();
  if (!device) return;
  await connection.transact((inside) =>
    addToInbox(inside, {
      companyId: device.company_fk,
      code: 'agent_conflict',
      facts: { device: device.alias, conflict },
      about: `conflict:${deviceId}:${conflict}`,
      deviceId,
      recipients: managers,
    }),
  );
}

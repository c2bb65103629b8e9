import { type Connection, textKey } from '../database/index.ts';
import { countedAs } from '../http/index.ts';

const DAY_MS = 86_400_000;
/** How long an address remains known after a login, in milliseconds. */
export const KNOWN_FOR_MS = 90 * DAY_MS;

/** Records that a person has logged in from an address. */
export async function rememberAddress({ query, now }: Connection, memberId: number, address: string): Promise<void> {
  const last_login_at = now();
  await query
    .insertInto('known_addresses')
    .values({ member_fk: memberId, address: countedAs(address), last_login_at })
    .onConflict((conflict) => conflict.columns(['member_fk', 'address']).doUpdateSet({ last_login_at }))
    .execute();
}

/** Whether the person with a login ID has logged in from an address within the last 90 days. */
export async function isKnownAddress({ query, now }: Connection, loginId: string, address: string): Promise<boolean> {
  const row = await query
    .selectFrom('known_addresses')
    .innerJoin('members', 'members.pk', 'known_addresses.member_fk')
    .select('members.pk')
    .where('members.mgrid_key', '=', textKey(loginId))
    .where('known_addresses.address', '=', countedAs(address))
    .where('known_addresses.last_login_at', '>', now() - KNOWN_FOR_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes addresses from which nobody has logged in for a long time. */
export async function pruneKnownAddresses({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('known_addresses')
    .where('last_login_at', '<=', now() - KNOWN_FOR_MS)
    .execute();
}

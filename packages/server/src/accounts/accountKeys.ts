import type { Selectable } from 'kysely';
import type { AccountKeyTable, Connection, KeyPurpose } from '../database/index.ts';
import { newToken, sessionStatus, tokenHash } from '../members/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a key of each purpose works (A-ROUTE-26, A-FORGOT-12). */
export const KEY_LIFETIMES_MS: Readonly<Record<KeyPurpose, number>> = {
  verify: 7 * DAY_MS,
  email: 7 * DAY_MS,
  reset: 24 * HOUR_MS,
  unlock: 24 * HOUR_MS,
  exchange: 5 * MINUTE_MS,
};

/** How long a used key is remembered, so that a link that is opened again can say that it has done its work. */
const REMEMBERED_MS = 30 * DAY_MS;

/** What is known of a key. */
export type AccountKey = Omit<Selectable<AccountKeyTable>, 'key_hash' | 'session_fk'>;

/** A key to make. */
export interface NewKey {
  readonly memberId: number;
  readonly purpose: KeyPurpose;
  /** The address it is mailed to. */
  readonly mail?: string;
  /** The session that asks for an exchange key. */
  readonly sessionId?: number;
}

/** Makes a key for one person and one purpose, and answers it; it is stored nowhere. */
export async function issueKey(
  { query, now }: Connection,
  { memberId, purpose, mail = '', sessionId }: NewKey,
): Promise<{ readonly key: string; readonly expiresAt: number }> {
  const key = newToken();
  const at = now();
  const expiresAt = at + KEY_LIFETIMES_MS[purpose];
  await query
    .insertInto('account_keys')
    .values({
      key_hash: tokenHash(key),
      member_fk: memberId,
      purpose,
      mail,
      created_at: at,
      expires_at: expiresAt,
      used_at: null,
      session_fk: sessionId ?? null,
    })
    .execute();
  return { key, expiresAt };
}

/** What a key is for, whether it still works or not; undefined for one that never was. */
export function findKey({ query }: Connection, key: string): Promise<AccountKey | undefined> {
  return query
    .selectFrom('account_keys')
    .select(['member_fk', 'purpose', 'mail', 'created_at', 'expires_at', 'used_at'])
    .where('key_hash', '=', tokenHash(key))
    .executeTakeFirst();
}

/** Whether a key still works. */
export function isKeyAlive({ used_at, expires_at }: AccountKey, now: number): boolean {
  return used_at === null && expires_at > now;
}

/** Uses a key up. In one statement, so that of two that come with the same key at once only one is served. */
function useUp({ query, now }: Connection, key: string, purpose: KeyPurpose) {
  const at = now();
  return query
    .updateTable('account_keys')
    .set({ used_at: at })
    .where('key_hash', '=', tokenHash(key))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['member_fk', 'session_fk'])
    .executeTakeFirst();
}

/**
 * Uses a key up.
 *
 * @returns whose key it was; null when it does not work, or is for something else.
 */
export async function takeKey(connection: Connection, key: string, purpose: KeyPurpose): Promise<number | null> {
  return (await useUp(connection, key, purpose))?.member_fk ?? null;
}

/**
 * Uses an exchange key up.
 *
 * @returns whose key it was; null when it does not work, or the session that asked for it is over.
 */
export async function takeExchangeKey(connection: Connection, key: string): Promise<number | null> {
  const row = await useUp(connection, key, 'exchange');
  if (!row || row.session_fk === null) return null;
  const status = await sessionStatus(connection, row.session_fk);
  return status?.member.pk === row.member_fk ? row.member_fk : null;
}

/** Makes keys of a person that were not used worthless. */
export async function revokeKeys(
  { query }: Connection,
  memberId: number,
  purposes: readonly KeyPurpose[],
): Promise<void> {
  await query
    .deleteFrom('account_keys')
    .where('member_fk', '=', memberId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes keys that were over long ago. */
export async function pruneAccountKeys({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('account_keys')
    .where('expires_at', '<=', now() - REMEMBERED_MS)
    .execute();
}

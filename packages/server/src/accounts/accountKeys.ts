import type { Selectable } from 'kysely';
import type { AccountKeyTable, Connection, KeyPurpose } from '../database/index.ts';
import { newToken, sessionStatus, tokenHash } from '../members/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a key of each purpose is valid (A-ROUTE-26, A-FORGOT-12). */
export const KEY_LIFETIMES_MS: Readonly<Record<KeyPurpose, number>> = {
  verify: 7 * DAY_MS,
  email: 7 * DAY_MS,
  reset: 24 * HOUR_MS,
  unlock: 24 * HOUR_MS,
  exchange: 5 * MINUTE_MS,
};

/** How long a used key is remembered, so that a link that is opened again can say that it has already been used. */
const REMEMBERED_MS = 30 * DAY_MS;

/** What is known about a key. */
export type AccountKey = Omit<Selectable<AccountKeyTable>, 'key_hash' | 'session_fk'>;

/** A key to create. */
export interface NewKey {
  readonly memberId: number;
  readonly purpose: KeyPurpose;
  /** The address it is emailed to. */
  readonly mail?: string;
  /** The session that requests an exchange key. */
  readonly sessionId?: number;
}

/** Creates a key for one person and one purpose, and returns it; the key itself is not stored. */
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

/** The purpose of a key, valid or not; undefined for one that never existed. */
export function findKey({ query }: Connection, key: string): Promise<AccountKey | undefined> {
  return query
    .selectFrom('account_keys')
    .select(['member_fk', 'purpose', 'mail', 'created_at', 'expires_at', 'used_at'])
    .where('key_hash', '=', tokenHash(key))
    .executeTakeFirst();
}

/** Whether a key is still valid. */
export function isKeyAlive({ used_at, expires_at }: AccountKey, now: number): boolean {
  return used_at === null && expires_at > now;
}

/** Uses up a key. In one statement, so that only one of two simultaneous uses succeeds. */
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
 * Uses up a key.
 *
 * @returns whose key it was; null when it is invalid, or has another purpose.
 */
export async function takeKey(connection: Connection, key: string, purpose: KeyPurpose): Promise<number | null> {
  return (await useUp(connection, key, purpose))?.member_fk ?? null;
}

/**
 * Uses up an exchange key.
 *
 * @returns whose key it was; null when it is invalid, or the session that requested it has ended.
 */
export async function takeExchangeKey(connection: Connection, key: string): Promise<number | null> {
  const row = await useUp(connection, key, 'exchange');
  if (!row || row.session_fk === null) return null;
  const status = await sessionStatus(connection, row.session_fk);
  return status?.member.pk === row.member_fk ? row.member_fk : null;
}

/** Invalidates a person's unused keys. */
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

/** Removes keys that expired long ago. */
export async function pruneAccountKeys({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('account_keys')
    .where('expires_at', '<=', now() - REMEMBERED_MS)
    .execute();
}

import type { Connection } from '../database/index.ts';
import { newToken, tokenHash } from '../members/index.ts';

const LIFETIME_MS = 10 * 60_000;
/** Wrong codes after which the first step has to be repeated. */
const TRIES = 5;

/** Records that a password was correct and returns the token that the code must come with. It opens nothing else. */
export async function openLoginStep({ query, now }: Connection, memberId: number): Promise<string> {
  const token = newToken();
  await query
    .insertInto('login_steps')
    .values({ token_hash: tokenHash(token), member_fk: memberId, tries_left: TRIES, expires_at: now() + LIFETIME_MS })
    .execute();
  return token;
}

/** Whose step a token is, without using up an attempt; null when it has ended. */
export async function peekLoginStep({ query, now }: Connection, token: string): Promise<number | null> {
  const row = await query
    .selectFrom('login_steps')
    .select('member_fk')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row?.member_fk ?? null;
}

/**
 * Uses up one attempt of a login step.
 *
 * @returns whose step it is and how many attempts remain after this one; null when it has ended.
 */
export async function takeLoginTry(
  { query, now }: Connection,
  token: string,
): Promise<{ readonly memberId: number; readonly triesLeft: number } | null> {
  const row = await query
    .updateTable('login_steps')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now())
    .where('tries_left', '>', 0)
    .returning(['member_fk', 'tries_left'])
    .executeTakeFirst();
  return row ? { memberId: row.member_fk, triesLeft: row.tries_left } : null;
}

/** Ends a login step. */
export async function endLoginStep({ query }: Connection, token: string): Promise<void> {
  await query.deleteFrom('login_steps').where('token_hash', '=', tokenHash(token)).execute();
}

/** Ends every login of a person that is waiting for its code. */
export async function endLoginSteps({ query }: Connection, memberId: number): Promise<void> {
  await query.deleteFrom('login_steps').where('member_fk', '=', memberId).execute();
}

import type { LoginResult } from '@remote-console/api-client/contract';
import { ACCESS_OUTCOMES, type AccessOutcome, operatingSystemOfBrowser } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import type { CallFacts } from '../http/index.ts';
import { type Member, tokenHash } from '../members/index.ts';

/** The only existing type of login (A-API-08). */
const BROWSER_LOGIN = 1;

/** A login attempt: by whom, if that is known, and its outcome. */
export interface TriedLogin {
  /** Undefined for an unknown ID: what was typed is not stored, because it may be a password. */
  readonly member: Pick<Member, 'pk' | 'company_fk' | 'mgrid'> | undefined;
  readonly outcome: AccessOutcome;
  /** The token of the session that it opened. */
  readonly token?: string | undefined;
}

/** The outcome of a login from its answer; null while it is waiting for a one-time code. */
export function outcomeOf({ isLogin, step1, step3, cause }: LoginResult): AccessOutcome | null {
  if (isLogin === 'Success') return 'success';
  const named = cause?.step1 ?? cause?.step2 ?? cause?.step3;
  if (named !== undefined) return ACCESS_OUTCOMES.find((outcome) => outcome === named) ?? 'refused';
  return step1 === 'success' && step3 === 'fail' ? null : 'refused';
}

/** Records a login at the time it happens. Only its User-Agent comes from the caller's own statements. */
export async function recordLogin(
  { query, now }: Connection,
  { address, userAgent }: Pick<CallFacts, 'address' | 'userAgent'>,
  { member, outcome, token }: TriedLogin,
): Promise<void> {
  const session =
    token === undefined
      ? undefined
      : await query.selectFrom('sessions').select('pk').where('token_hash', '=', tokenHash(token)).executeTakeFirst();
  if (member && outcome === 'success') {
    await query.updateTable('members').set({ last_login_at: now() }).where('pk', '=', member.pk).execute();
  }
  await query
    .insertInto('access_history')
    .values({
      company_fk: member?.company_fk ?? null,
      member_fk: member?.pk ?? null,
      mgrid: member?.mgrid ?? '',
      created_at: now(),
      outcome,
      session_pk: session?.pk ?? null,
      type_id: BROWSER_LOGIN,
      browser: userAgent,
      dev_os_id: operatingSystemOfBrowser(userAgent),
      address,
    })
    .execute();
}

/**
 * Adds what a client says about itself to the login of its session, once, and only where the login said nothing: it
 * makes no row, and provides neither address, time nor outcome.
 */
export async function completeLogin(
  { query }: Connection,
  sessionId: number,
  facts: { readonly browser: string; readonly dev_os_id: number; readonly private_address: string },
): Promise<void> {
  await query
    .updateTable('access_history')
    .set(facts)
    .where('session_pk', '=', sessionId)
    .where('browser', '=', '')
    .where('private_address', '=', '')
    .execute();
}

import { SESSION_LIFETIME_MS } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { findMember, type LoginPolicy, type Member } from './memberStore.ts';
import { newToken, tokenHash } from './secrets.ts';

const MINUTE_MS = 60_000;
/** A session's use is written at most once in this time, so that reading does not mean writing. */
const REFRESH_MS = MINUTE_MS;

type SessionPolicy = Pick<LoginPolicy, 'idle_time' | 'session_time'>;

/** How long a session lives without use: what the company's policy says, else the product's 3 hours. */
export function idleLifetime({ idle_time }: SessionPolicy): number {
  return idle_time > 0 ? idle_time * MINUTE_MS : SESSION_LIFETIME_MS;
}

/** When a session ends that was opened and last used then: by idleness, or because the company limits its whole time. */
export function sessionEnd(policy: SessionPolicy, createdAt: number, lastUsedAt: number): number {
  const byIdleness = lastUsedAt + idleLifetime(policy);
  return policy.session_time > 0 ? Math.min(byIdleness, createdAt + policy.session_time * MINUTE_MS) : byIdleness;
}

/** A session that is alive, and whose it is. */
export interface LiveSession {
  readonly pk: number;
  readonly member: Member;
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession({ query, now }: Connection, member: Member): Promise<string> {
  const token = newToken();
  const at = now();
  await query
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      member_fk: member.pk,
      created_at: at,
      last_used_at: at,
      expires_at: sessionEnd(member, at, at),
    })
    .execute();
  return token;
}

/**
 * The session of a token, or null when it is over, unknown, or its owner was deactivated. The policy of this moment
 * holds, also where it is stricter than the one the session began with.
 *
 * @param prolongs Whether this counts as use.
 */
export async function useSession(connection: Connection, token: string, prolongs = true): Promise<LiveSession | null> {
  const { query, now } = connection;
  const at = now();
  const session = await query
    .selectFrom('sessions')
    .select(['pk', 'member_fk', 'created_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!session) return null;
  const member = await findMember(connection, session.member_fk);
  if (!member || member.flag_active === 0) return null;
  if (sessionEnd(member, session.created_at, session.last_used_at) <= at) return null;
  if (prolongs && at - session.last_used_at >= Math.min(REFRESH_MS, idleLifetime(member) / 10)) {
    await query
      .updateTable('sessions')
      .set({ last_used_at: at, expires_at: sessionEnd(member, session.created_at, at) })
      .where('pk', '=', session.pk)
      .execute();
  }
  return { pk: session.pk, member };
}

/** Whether a session is still alive; asking does not prolong it. */
export async function isSessionLive({ query, now }: Connection, pk: number): Promise<boolean> {
  const session = await query
    .selectFrom('sessions')
    .innerJoin('members', 'members.pk', 'sessions.member_fk')
    .select('sessions.pk')
    .where('sessions.pk', '=', pk)
    .where('expires_at', '>', now())
    .where('members.flag_active', '=', 1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Ends a session and tells its open screens. */
export async function endSession(connection: Connection, session: LiveSession): Promise<void> {
  await connection.transact(async ({ query, emit }) => {
    await query.deleteFrom('sessions').where('pk', '=', session.pk).execute();
    await emit({ type: 'session_ended', companyPk: session.member.company_fk, sessionPk: session.pk });
  });
}

/** Removes sessions and login steps whose time is over. */
export async function pruneSessions({ query, now }: Connection): Promise<void> {
  await query.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
  await query.deleteFrom('login_steps').where('expires_at', '<=', now()).execute();
}

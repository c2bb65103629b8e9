import {
  idleLifetime,
  sessionEnding,
  type SessionLimits,
  warningBefore,
  type SessionEnding,
} from '@remote-console/domain';
import { type Connection, keptQuery, type Slot } from '../database/index.ts';
import { findMember, members, type Member } from './memberStore.ts';
import { newToken, tokenHash } from './secrets.ts';
import { signedIn, type SignedInMember } from './signedIn.ts';

const MINUTE_MS = 60_000;
/** A session's use is written at most once in this time, so that reading does not mean writing. */
const REFRESH_MS = MINUTE_MS;

/** A valid session, and its owner with what that person may do. */
export interface LiveSession {
  readonly pk: number;
  readonly member: SignedInMember;
}

const limitsOf = ({ idle_time, session_time }: Member): SessionLimits => ({
  idleTime: idle_time,
  sessionTime: session_time,
});

/** Opens a session and returns its token, which is not stored. */
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
      expires_at: sessionEnding(limitsOf(member), at, at).at,
    })
    .execute();
  return token;
}

interface StoredSession {
  readonly member_fk: number;
  readonly created_at: number;
  readonly last_used_at: number;
}

/** When a person's session ends, by the current policy; null when it has ended or the person was deactivated. */
function endingOf(
  member: Member,
  { created_at, last_used_at }: Omit<StoredSession, 'member_fk'>,
  now: number,
): SessionEnding | null {
  if (member.flag_active === 0) return null;
  const ending = sessionEnding(limitsOf(member), created_at, last_used_at);
  return ending.at <= now ? null : ending;
}

/** Whose a session is and when it ends; null when it has ended. */
async function readSession(
  connection: Connection,
  session: StoredSession,
): Promise<Pick<SessionStatus, 'member' | 'ending'> | null> {
  const member = await findMember(connection, session.member_fk);
  const ending = member ? endingOf(member, session, connection.now()) : null;
  return member && ending ? { member: signedIn(member), ending } : null;
}

const sessionOfToken = keptQuery((query, slot: Slot<{ readonly hash: string; readonly at: number }>) =>
  members({ query })
    .innerJoin('sessions', 'sessions.member_fk', 'members.pk')
    .select(['sessions.pk as session_pk', 'sessions.created_at as opened_at', 'sessions.last_used_at as used_at'])
    .where(
      'sessions.token_hash',
      '=',
      slot(({ hash }) => hash),
    )
    .where(
      'sessions.expires_at',
      '>',
      slot(({ at }) => at),
    ),
);

/**
 * The session of a token, or null when it has ended, is unknown, or its owner was deactivated. The current policy
 * applies, even if it is stricter than the one at the start of the session.
 *
 * @param prolongs Whether this counts as use.
 */
export async function findSession(connection: Connection, token: string, prolongs = true): Promise<LiveSession | null> {
  const at = connection.now();
  const [found] = await sessionOfToken(connection.query, { hash: tokenHash(token), at });
  if (!found) return null;
  const { session_pk: pk, opened_at: created_at, used_at: last_used_at } = found;
  if (!endingOf(found, { created_at, last_used_at }, at)) return null;
  if (prolongs) await noteUse(connection, { pk, created_at, last_used_at }, found);
  // Removing the session's three columns from the person's fifty would take longer than reading them all.
  return { pk, member: signedIn(found) };
}

/** Records that a session is used now, unless that was recorded a moment ago. */
async function noteUse(
  { query, now }: Connection,
  session: Omit<StoredSession, 'member_fk'> & { readonly pk: number },
  member: Member,
): Promise<void> {
  const at = now();
  if (at - session.last_used_at < Math.min(REFRESH_MS, idleLifetime(limitsOf(member)) / 10)) return;
  await query
    .updateTable('sessions')
    .set({ last_used_at: at, expires_at: sessionEnding(limitsOf(member), session.created_at, at).at })
    .where('pk', '=', session.pk)
    .execute();
}

/** Counts a person's activity without calls as use of a session: working on a device. */
export async function prolongSession(connection: Connection, pk: number): Promise<void> {
  const session = await connection.query
    .selectFrom('sessions')
    .select(['pk', 'member_fk', 'created_at', 'last_used_at'])
    .where('pk', '=', pk)
    .executeTakeFirst();
  const living = session && (await readSession(connection, session));
  if (session && living) await noteUse(connection, session, living.member);
}

/** The state of a session: when it will end, and whether that is so soon that its person is warned. */
export interface SessionStatus {
  readonly member: SignedInMember;
  readonly ending: SessionEnding;
  readonly isNear: boolean;
}

/** The state of a session, or null when it has ended; asking does not prolong it. */
export async function sessionStatus(connection: Connection, pk: number): Promise<SessionStatus | null> {
  const { query, now } = connection;
  const session = await query
    .selectFrom('sessions')
    .select(['member_fk', 'created_at', 'last_used_at'])
    .where('pk', '=', pk)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  const living = session && (await readSession(connection, session));
  if (!living) return null;
  const { member, ending } = living;
  return { member, ending, isNear: ending.at - now() <= warningBefore(limitsOf(member), ending) };
}

/** Ends a session and notifies its open screens. */
export async function endSession(connection: Connection, session: LiveSession): Promise<void> {
  await connection.transact(async ({ query, emit }) => {
    await query.deleteFrom('sessions').where('pk', '=', session.pk).execute();
    await emit({ type: 'session_ended', companyId: session.member.company_fk, sessionId: session.pk });
  });
}

/** Removes expired sessions and login steps. */
export async function pruneSessions({ query, now }: Connection): Promise<void> {
  await query.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
  await query.deleteFrom('login_steps').where('expires_at', '<=', now()).execute();
}

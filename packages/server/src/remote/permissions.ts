import type { RemoteKind } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';
import { countTry, type LiveSession, newToken, type StoreAccess, tokenHash } from '../members/index.ts';
import { type SharedTerminal, sharedTerminal, type WantedTerminal } from './sharedTerminals.ts';

/** How long a browser has to open the connection, in milliseconds. */
const PERMISSION_MS = 60_000;
/** Connections that one person may request per minute; a browser that reconnects after a loss asks again and again. */
const WISHES_PER_MINUTE = 120;

/** What a person wants to connect to, and from where. Permission is checked before. */
export interface WantedConnection {
  readonly deviceId: number;
  readonly kind: RemoteKind;
  /** A session to continue; null for a new one. */
  readonly sessionId: number | null;
  /** The other person's terminal to join, by its name at the agent; null for one's own. */
  readonly beside: string | null;
  readonly address: string;
}

/** A permission as the browser gets it. */
export interface Permission {
  readonly token: string;
  readonly expiresAt: number;
}

/** The session, if it is the person's own on the device and continues; otherwise null. */
async function sessionToGoOn(
  connection: Connection,
  { pk, member }: LiveSession,
  { deviceId, sessionId }: WantedConnection,
): Promise<number | null> {
  if (sessionId === null) return null;
  const session = await companyTables(connection, member.company_fk)
    .remoteHistory()
    .select('pk')
    .where('pk', '=', sessionId)
    .where('device_fk', '=', deviceId)
    .where('member_fk', '=', member.pk)
    .where('login_session_fk', '=', pk)
    .where('end_time', 'is', null)
    .executeTakeFirst();
  return session?.pk ?? null;
}

/** The permissions of a signed-in person. */
export function permissionStore({ connection, session }: Pick<StoreAccess, 'connection' | 'session'>) {
  const { member } = session;
  return {
    /** Counts a requested connection; returns after how many seconds to retry, or null when it may proceed. */
    async secondsToWait(): Promise<number | null> {
      const verdict = await countTry(connection, `remote:member:${member.pk}`, WISHES_PER_MINUTE);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** The other person's terminal that the person wants to join, or why they may not. */
    terminal: (wanted: WantedTerminal): Promise<SharedTerminal> => sharedTerminal(connection, session, wanted),

    /** Gives a browser the permission for one connection. */
    async permit(wanted: WantedConnection): Promise<Permission> {
      const token = newToken();
      const expiresAt = connection.now() + PERMISSION_MS;
      await connection.query
        .insertInto('remote_connections')
        .values({
          token_hash: tokenHash(token),
          company_fk: member.company_fk,
          device_fk: wanted.deviceId,
          member_fk: member.pk,
          login_session_fk: session.pk,
          session_fk: await sessionToGoOn(connection, session, wanted),
          kind: wanted.kind,
          beside: wanted.beside,
          state: 'permitted',
          address: wanted.address,
          expires_at: expiresAt,
        })
        .execute();
      return { token, expiresAt };
    },
  };
}

/** A connection opened by a browser. */
export interface OpenedConnection {
  readonly pk: number;
  readonly company_fk: number;
  readonly device_fk: number;
  readonly member_fk: number;
  readonly login_session_fk: number;
  /** The session being continued; null when one starts with this connection. */
  readonly session_fk: number | null;
  readonly kind: RemoteKind;
  /** The other person's terminal that it is for, by its name at the agent; null otherwise. */
  readonly beside: string | null;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Uses up the permission of a token, once: the second of two browsers with one token gets null, as for one that is
 * unknown or has expired.
 */
export async function takePermission(
  { query, now }: Connection,
  token: string,
  { serverUrl, address }: { readonly serverUrl: string; readonly address: string },
): Promise<OpenedConnection | null> {
  const taken = await query
    .updateTable('remote_connections')
    .set({ state: 'opened', server_url: serverUrl, address })
    .where('token_hash', '=', tokenHash(token))
    .where('state', '=', 'permitted')
    .where('expires_at', '>', now())
    .returning([
      'pk',
      'company_fk',
      'device_fk',
      'member_fk',
      'login_session_fk',
      'session_fk',
      'kind',
      'beside',
      'address',
    ])
    .executeTakeFirst();
  return taken ?? null;
}

/** The process that has the browser's end of a connection in a given state. */
const placeIn = ({ query }: Connection, connectionId: number, state: 'opened' | 'live') =>
  query
    .selectFrom('remote_connections')
    .select('server_url as serverUrl')
    .where('pk', '=', connectionId)
    .where('state', '=', state);

/** The process that has a connection over which both ends communicate; null when there is none. */
export async function placeOfLive(
  connection: Connection,
  connectionId: number,
): Promise<{ readonly serverUrl: string } | null> {
  return (await placeIn(connection, connectionId, 'live').executeTakeFirst()) ?? null;
}

/** The process with the browser's end of a connection that an agent wants to join; null when there is none to join. */
export async function placeToJoin(
  connection: Connection,
  connectionId: number,
  deviceId: number,
): Promise<{ readonly serverUrl: string } | null> {
  return (
    (await placeIn(connection, connectionId, 'opened').where('device_fk', '=', deviceId).executeTakeFirst()) ?? null
  );
}

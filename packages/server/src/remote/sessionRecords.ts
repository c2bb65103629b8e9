import {
  actionOfRemoteKind,
  AUDIT_CODES,
  RECONNECT_MS,
  type RemoteEnd,
  type RemoteSharing,
  type RemotePart,
} from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import { tellOnDevices } from '../devices/index.ts';
import { findMember, scopeOf } from '../members/index.ts';
import { endSessions } from './endSessions.ts';
import type { OpenedConnection } from './permissions.ts';
import { noteRefusedEnd } from './refusals.ts';
import { takeRemoteSeat } from './remoteParts.ts';

/** How often it is recorded that a session continues, in milliseconds: every write waits for the disk. */
const NOTED_EVERY_MS = 5000;
/** How long a session without connections may be silent before it ends, in milliseconds. */
const SILENCE_MS = RECONNECT_MS + NOTED_EVERY_MS + 10_000;
/** How long unneeded connections are kept, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;

/** Writes the entry of a session that starts; the names are copied, because the entry outlives person and device. */
async function insertSession(inside: Connection, opened: OpenedConnection): Promise<number> {
  const { query, now } = inside;
  const device = await query
    .selectFrom('devices')
    .select(['alias', 's_pub_ip', 's_pri_ip', 'dev_os_id', 'security_agreement'])
    .where('pk', '=', opened.device_fk)
    .executeTakeFirstOrThrow();
  const member = await findMember(inside, opened.member_fk);
  if (!member) throw new Error('The person of a connection is gone.');
  const { pk } = await query
    .insertInto('remote_sessions')
    .values({
      company_fk: opened.company_fk,
      device_fk: opened.device_fk,
      member_fk: opened.member_fk,
      reg_mail: member.mgrid,
      alias: device.alias,
      host_public_ip: device.s_pub_ip,
      host_private_ip: device.s_pri_ip,
      host_os_id: device.dev_os_id,
      viewer_public_ip: opened.address,
      viewer_private_ip: '',
      start_time: now(),
      end_time: null,
      security: device.security_agreement,
      login_session_fk: opened.login_session_fk,
      seen_at: now(),
      began_with: opened.kind,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  const scope = scopeOf(member, now);
  await auditStore(inside, scope, member).write({
    ...AUDIT_CODES[actionOfRemoteKind(opened.kind)],
    device_fk: opened.device_fk,
    old_value: '',
    new_value: device.alias,
  });
  return pk;
}

/** A connection that has started, and its person's role in a shared session; null where nothing is shared. */
export interface BegunConnection {
  readonly sessionId: number;
  readonly part: RemotePart | null;
}

/**
 * Both ends are connected: records it, and starts a session unless one continues.
 *
 * @returns The connection, or why the person may no longer come.
 */
export function noteBegin(
  connection: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<BegunConnection | { readonly refused: RemoteEnd }> {
  return connection.transact(async (inside) => {
    const seat = await takeRemoteSeat(inside, opened, sharing);
    if ('refused' in seat) return seat;
    const { part } = seat;
    const session_fk = opened.session_fk ?? (await insertSession(inside, opened));
    await inside.query
      .updateTable('remote_connections')
      .set({ state: 'live', session_fk, part })
      .where('pk', '=', opened.pk)
      .execute();
    await tellOnDevices(inside, [opened.device_fk]);
    return { sessionId: session_fk, part };
  });
}

/**
 * A connection has ended. Its session ends with its last connection, unless the browser may come back. The refusal of
 * one that had not started is recorded in the audit.
 *
 * @param goesOn Whether the browser is expected to come back.
 */
export function noteEnd(
  connection: Connection,
  {
    pk,
    sessionId,
    end,
    goesOn,
  }: {
    readonly pk: number;
    readonly sessionId: number | null;
    readonly end: RemoteEnd;
    readonly goesOn: boolean;
  },
): Promise<void> {
  return connection.transact(async (inside) => {
    const before = await inside.query
      .updateTable('remote_connections')
      .set({ state: 'over' })
      .where('pk', '=', pk)
      .where('state', '=', 'opened')
      .returning(['device_fk', 'member_fk', 'kind'])
      .executeTakeFirst();
    if (before) await noteRefusedEnd(inside, before, end.reason);
    else await inside.query.updateTable('remote_connections').set({ state: 'over' }).where('pk', '=', pk).execute();
    if (sessionId === null || goesOn) return;
    const other = await inside.query
      .selectFrom('remote_connections')
      .select('pk')
      .where('session_fk', '=', sessionId)
      .where('state', '=', 'live')
      .executeTakeFirst();
    if (!other) await endSessions(inside, [sessionId], end);
  });
}

/** Records that sessions continue, unless that was recorded a moment ago, and returns those that somebody has ended. */
export async function keepSessions(
  { query, now }: Connection,
  pks: readonly number[],
): Promise<ReadonlyMap<number, RemoteEnd>> {
  if (pks.length === 0) return new Map();
  const at = now();
  await query
    .updateTable('remote_sessions')
    .set({ seen_at: at })
    .where('pk', 'in', pks)
    .where('seen_at', '<', at - NOTED_EVERY_MS)
    .where('end_time', 'is', null)
    .execute();
  const over = await query
    .selectFrom('remote_sessions')
    .select(['pk', 'end_reason', 'ended_by'])
    .where('pk', 'in', pks)
    .where('end_time', 'is not', null)
    .execute();
  return new Map(
    over.map(({ pk, end_reason, ended_by }) => [
      pk,
      { reason: end_reason ?? 'connection_lost', by: ended_by ?? '', detail: '' },
    ]),
  );
}

/** Ends sessions whose browsers or servers did not come back, and deletes old connections. */
export async function sweepRemote(connection: Connection): Promise<void> {
  const at = connection.now();
  await connection.transact(async (inside) => {
    const ended = await inside.query
      .updateTable('remote_sessions')
      .set((eb) => ({ end_time: eb.ref('seen_at'), end_reason: 'connection_lost' as const, ended_by: '' }))
      .where('end_time', 'is', null)
      .where('seen_at', '<', at - SILENCE_MS)
      .returning('device_fk')
      .execute();
    await tellOnDevices(
      inside,
      ended.map(({ device_fk }) => device_fk),
    );
  });
  await connection.query
    .deleteFrom('remote_connections')
    .where('expires_at', '<', at - KEPT_MS)
    .where('state', '<>', 'live')
    .execute();
}

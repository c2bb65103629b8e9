import type { RunningSession } from '@remote-console/api-client/contract';
import {
  actionOfRemoteKind,
  readRemoteKinds,
  remoteKindsText,
  type RemoteKind,
  type RemotePart,
  terminalPart,
} from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { companyTables, deviceInReach, instantText, isOpenNow } from '../database/index.ts';
import { commandStore, deviceStore, runningSessions } from '../devices/index.ts';
import { remotePolicy } from '../groups/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { endSessions } from './endSessions.ts';

/** Sessions that are listed at most. */
const MOST = 100;

/** A connection that is open now. */
interface LiveConnection {
  readonly pk: number;
  readonly kind: RemoteKind;
  readonly part: RemotePart | null;
  /** The terminal that it has open; null without one of its own. */
  readonly terminal: string | null;
}

/**
 * The kinds that are open now, and whether the person only watches: not while they control the screen, although they watch
 * the terminal of somebody else besides, or have only just taken control.
 */
function openIn(connections: readonly LiveConnection[]): Pick<RunningSession, 'kinds' | 'watching'> {
  return {
    kinds: [...readRemoteKinds(remoteKindsText(connections.map(({ kind }) => kind)))],
    watching:
      connections.some(({ part }) => part === 'watch') &&
      !connections.some(({ kind, part }) => kind === 'screen' && part !== 'watch'),
  };
}

/** The sessions from browsers that run, as one person may see and end them. */
export function runningSessionStore({
  connection,
  scope,
  member,
}: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyPk);

  function running(devicePk: number | null) {
    const all = runningSessions(connection, scope.companyPk).where(
      sql<SqlBool>`(remote_sessions.member_fk = ${scope.memberPk} or ${deviceInReach(scope, 'remote_sessions.device_fk')})`,
    );
    return devicePk === null ? all : all.where('remote_sessions.device_fk', '=', devicePk);
  }

  /** The connections that sessions have open now, the oldest first, by session. */
  async function connectionsOf(pks: readonly number[]): Promise<(pk: number) => readonly LiveConnection[]> {
    if (pks.length === 0) return () => [];
    const live = await connection.query
      .selectFrom('remote_connections')
      .select(['pk', 'session_fk', 'kind', 'part', 'terminal'])
      .where('session_fk', 'in', pks)
      .where('state', '=', 'live')
      .orderBy('pk')
      .execute();
    const bySession = Map.groupBy(live, ({ session_fk }) => session_fk);
    return (pk) => bySession.get(pk) ?? [];
  }

  /** When the approval ends that permits the person's own session with a device; null without one. */
  async function endOfApproval(devicePk: number): Promise<number | null> {
    if (!scope.needsApproval) return null;
    const approval = await tables
      .approvals()
      .select(sql<number | null>`max(coalesce(approvals.window_end_at, approvals.end_at))`.as('end'))
      .where('member_fk', '=', scope.memberPk)
      .where('device_fk', '=', devicePk)
      .where(isOpenNow(connection.now()))
      .executeTakeFirst();
    return approval?.end ?? null;
  }

  /** When the ticket ends that permits a temporary account's session with a device; null for other accounts. */
  async function endOfTicket(devicePk: number): Promise<number | null> {
    if (!scope.ticketClock) return null;
    const ticket = await connection.query
      .selectFrom('access_tickets')
      .innerJoin('ticket_devices', 'ticket_devices.ticket_fk', 'access_tickets.pk')
      .select((eb) => eb.fn.max<number | null>('work_end_at').as('end'))
      .where('worker_fk', '=', scope.memberPk)
      .where('ticket_devices.device_fk', '=', devicePk)
      .where('access_tickets.state', 'in', [2, 3])
      .where('work_end_at', '>', connection.now())
      .executeTakeFirst();
    return ticket?.end ?? null;
  }

  async function endOfAccess(isOwn: boolean, devicePk: number): Promise<string | null> {
    if (!isOwn) return null;
    const end = (await endOfApproval(devicePk)) ?? (await endOfTicket(devicePk));
    return end === null ? null : instantText(end);
  }

  /** What the person may do in the terminals that somebody else has open on a device; null for nothing. */
  async function terminalPartOn(devicePk: number): Promise<RunningSession['terminal_part']> {
    const device = await deviceStore({ connection, scope }).record(devicePk);
    if (!device) return null;
    const { sharing } = await remotePolicy(connection, scope.companyPk, device.device_group_fk);
    const part = terminalPart(sharing);
    if (part === null) return null;
    const refusal = await commandStore({ connection, scope, member }).refusal(device, actionOfRemoteKind('terminal'));
    return refusal ? null : part;
  }

  /** The terminals of others to which the person may come, by session. Devices are asked once each. */
  async function sharedOf(
    rows: readonly { readonly pk: number; readonly device_fk: number; readonly member_fk: number }[],
    connections: (pk: number) => readonly LiveConnection[],
  ): Promise<(pk: number) => Pick<RunningSession, 'terminals' | 'terminal_part'>> {
    const terminals = (pk: number) =>
      connections(pk)
        .filter(({ terminal }) => terminal !== null)
        .map((each) => each.pk);
    const shared = rows.filter(({ pk, member_fk }) => member_fk !== scope.memberPk && terminals(pk).length > 0);
    const devices = [...new Set(shared.map(({ device_fk }) => device_fk))];
    const parts = new Map(await Promise.all(devices.map(async (pk) => [pk, await terminalPartOn(pk)] as const)));
    const bySession = new Map(shared.map(({ pk, device_fk }) => [pk, parts.get(device_fk) ?? null]));
    return (pk) => {
      const part = bySession.get(pk) ?? null;
      return { terminals: part === null ? [] : terminals(pk), terminal_part: part };
    };
  }

  return {
    /** Who is on which device, the newest first, and how many there are. */
    async list(devicePk: number | null): Promise<{ sessions: RunningSession[]; total: number }> {
      const rows = await running(devicePk)
        .leftJoin('devices', 'devices.pk', 'remote_sessions.device_fk')
        .leftJoin('members', 'members.pk', 'remote_sessions.member_fk')
        .select([
          'remote_sessions.pk',
          'remote_sessions.device_fk',
          'remote_sessions.alias',
          'remote_sessions.member_fk',
          'remote_sessions.reg_mail',
          'remote_sessions.viewer_public_ip',
          'remote_sessions.start_time',
          'devices.simulated',
          'members.name',
        ])
        .orderBy('remote_sessions.pk', 'desc')
        .limit(MOST)
        .execute();
      const { total } = await running(devicePk)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const connections = await connectionsOf(rows.map(({ pk }) => pk));
      const shared = await sharedOf(rows, connections);
      const sessions = rows.map(async (row): Promise<RunningSession> => {
        const own = row.member_fk === scope.memberPk;
        return {
          pk: row.pk,
          device_pk: row.device_fk,
          device_name: row.alias,
          simulated: row.simulated === 1,
          ...openIn(connections(row.pk)),
          ...shared(row.pk),
          person: { pk: row.member_fk, name: row.name ?? row.reg_mail, mgrid: row.reg_mail },
          address: row.viewer_public_ip,
          start_time: instantText(row.start_time),
          ends_time: await endOfAccess(own, row.device_fk),
          own,
          may_end: own || scope.everyGroup,
        };
      });
      return { sessions: await Promise.all(sessions), total };
    },

    /** Ends a session that runs; `closed` when the person may see it but not end it. */
    async end(pk: number): Promise<'ended' | 'closed' | 'missing'> {
      const session = await running(null)
        .select('remote_sessions.member_fk')
        .where('remote_sessions.pk', '=', pk)
        .executeTakeFirst();
      if (!session) return 'missing';
      const isOwn = session.member_fk === scope.memberPk;
      if (!isOwn && !scope.everyGroup) return 'closed';
      const end = isOwn
        ? { reason: 'closed' as const, by: '' }
        : { reason: 'ended_by_person' as const, by: member.name };
      await endSessions(connection, [pk], end);
      return 'ended';
    },
  };
}

import type { RunningSession } from '@remote-console/api-client/contract';
import { sql, type SqlBool } from 'kysely';
import { instantText, isDeviceVisibleTo } from '../database/index.ts';
import { runningSessions } from '../devices/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { endOfAccess } from './endOfAccess.ts';
import { endSessions } from './endSessions.ts';
import { liveConnections, openIn } from './liveConnections.ts';
import { terminalsOfOthers } from './terminalsOfOthers.ts';

/** Maximum number of sessions listed. */
const MOST = 100;

/** The active browser sessions, as one person may see and end them. */
export function runningSessionStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { connection, scope, member } = access;

  function running(deviceId: number | null) {
    const all = runningSessions(connection, scope.companyId).where(
      sql<SqlBool>`(remote_sessions.member_fk = ${scope.memberId} or ${isDeviceVisibleTo(scope, 'remote_sessions.device_fk')})`,
    );
    return deviceId === null ? all : all.where('remote_sessions.device_fk', '=', deviceId);
  }

  const newest = (deviceId: number | null) =>
    running(deviceId)
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
      .limit(MOST);

  return {
    /** Who is on which device, newest first, and how many there are. */
    async list(deviceId: number | null): Promise<{ sessions: RunningSession[]; total: number }> {
      const rows = await newest(deviceId).execute();
      const { total } = await running(deviceId)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const connections = await liveConnections(
        connection,
        rows.map(({ pk }) => pk),
      );
      const shared = await terminalsOfOthers(access, rows, connections);
      const sessions = rows.map(async (row): Promise<RunningSession> => {
        const own = row.member_fk === scope.memberId;
        return {
          id: row.pk,
          deviceId: row.device_fk,
          deviceName: row.alias,
          simulated: row.simulated === 1,
          ...openIn(connections(row.pk)),
          ...shared(row.pk),
          person: { id: row.member_fk, name: row.name ?? row.reg_mail, loginId: row.reg_mail },
          address: row.viewer_public_ip,
          startTime: instantText(row.start_time),
          endsTime: own ? await endOfAccess(access, row.device_fk) : null,
          own,
          mayEnd: own || scope.everyGroup,
        };
      });
      return { sessions: await Promise.all(sessions), total };
    },

    /** Ends an active session; `closed` when the person may see it but not end it. */
    async end(pk: number): Promise<'ended' | 'closed' | 'missing'> {
      const session = await running(null)
        .select('remote_sessions.member_fk')
        .where('remote_sessions.pk', '=', pk)
        .executeTakeFirst();
      if (!session) return 'missing';
      const isOwn = session.member_fk === scope.memberId;
      if (!isOwn && !scope.everyGroup) return 'closed';
      const end = isOwn
        ? { reason: 'closed' as const, by: '' }
        : { reason: 'ended_by_person' as const, by: member.name };
      await endSessions(connection, [pk], end);
      return 'ended';
    },
  };
}

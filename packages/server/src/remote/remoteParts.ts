import { type RemoteEnd, type RemotePart, type RemoteSharing, screenPart, terminalPart } from '@remote-console/domain';
import { type Connection, oneAtATime } from '../database/index.ts';
import { runningSessions } from '../devices/index.ts';
import type { OpenedConnection } from './permissions.ts';

/** The role that a person has in a shared session, null where nothing is shared; otherwise why they may not come. */
export type RemoteSeat = { readonly part: RemotePart | null } | { readonly refused: RemoteEnd };

/** The name of the person who controls the screen that a connection is for, the first of several; null without one. */
async function controllerOf(
  connection: Connection,
  { company_fk, device_fk, member_fk }: OpenedConnection,
): Promise<string | null> {
  const controller = await runningSessions(connection, company_fk)
    .innerJoin('remote_connections', 'remote_connections.session_fk', 'remote_sessions.pk')
    .leftJoin('members', 'members.pk', 'remote_sessions.member_fk')
    .select(['members.name', 'remote_sessions.reg_mail'])
    .where('remote_connections.device_fk', '=', device_fk)
    .where('remote_connections.kind', '=', 'screen')
    .where('remote_connections.state', '=', 'live')
    .where('remote_connections.part', 'in', ['first', 'join'])
    .where('remote_connections.member_fk', '<>', member_fk)
    .orderBy('remote_connections.pk')
    .limit(1)
    .executeTakeFirst();
  return controller ? (controller.name ?? controller.reg_mail) : null;
}

async function screenSeat(
  connection: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<RemoteSeat> {
  const takenBy = await controllerOf(connection, opened);
  const part = screenPart(sharing, takenBy !== null);
  return part === null ? { refused: { reason: 'screen_taken', by: takenBy ?? '', detail: '' } } : { part };
}

function terminalSeat(sharing: RemoteSharing): RemoteSeat {
  const part = terminalPart(sharing);
  return part === null ? { refused: { reason: 'sharing_ended', by: '', detail: '' } } : { part };
}

/** The role that the person of a connection would have if both ends were connected now. */
export async function remoteSeat(
  connection: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<RemoteSeat> {
  if (opened.kind === 'screen') return screenSeat(connection, opened, sharing);
  return opened.beside === null ? { part: null } : terminalSeat(sharing);
}

/** The same, inside the transaction that makes the connection live: of two who come together, one is the second. */
export async function takeRemoteSeat(
  inside: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<RemoteSeat> {
  if (opened.kind === 'screen') await oneAtATime(inside.query, inside.engine, 'screenOfDevice', opened.device_fk);
  return remoteSeat(inside, opened, sharing);
}

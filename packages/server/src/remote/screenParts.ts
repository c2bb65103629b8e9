import { type RemoteSharing, type ScreenPart, screenPart } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { oneAtATime } from '../database/dialect.ts';
import { runningSessions } from './onDevice.ts';
import type { OpenedConnection } from './permissions.ts';

/** Whether a person has a part in a screen, and which; else the name of whoever is on it. */
export type ScreenSeat = { readonly part: ScreenPart } | { readonly takenBy: string };

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
    .where('remote_connections.state', '=', 'live')
    .where('remote_connections.part', 'in', ['first', 'join'])
    .where('remote_connections.member_fk', '<>', member_fk)
    .orderBy('remote_connections.pk')
    .limit(1)
    .executeTakeFirst();
  return controller ? (controller.name ?? controller.reg_mail) : null;
}

/** The part that the person of a connection would have in the screen if both ends were there now. */
export async function screenSeat(
  connection: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<ScreenSeat> {
  const takenBy = await controllerOf(connection, opened);
  const part = screenPart(sharing, takenBy !== null);
  return part === null ? { takenBy: takenBy ?? '' } : { part };
}

/** The same, inside the transaction that makes the connection live: of two who come at once, one is the second. */
export async function takeScreenSeat(
  inside: Connection,
  opened: OpenedConnection,
  sharing: RemoteSharing,
): Promise<ScreenSeat> {
  await oneAtATime(inside.query, inside.engine, 'screenOfDevice', opened.device_fk);
  return screenSeat(inside, opened, sharing);
}

import type { Device } from '@remote-console/api-client/contract';
import { terminalPart } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { runningSessions, tellOnDevices } from '../devices/index.ts';
import { remotePolicy } from '../groups/index.ts';
import type { LiveSession } from '../members/index.ts';
import type { OpenedConnection } from './permissions.ts';

/** A terminal that a person wants to join. */
export interface WantedTerminal {
  readonly device: Pick<Device, 'id' | 'groupId'>;
  /** A connection of the person who has it open; an earlier one of the same terminal works as well. */
  readonly besideId: number;
}

/** Another person's terminal, by its name at its agent; otherwise why a person may not join it. */
export type SharedTerminal =
  | { readonly kind: 'open'; readonly terminal: string }
  | { readonly kind: 'not_shared' }
  | { readonly kind: 'over' };

/** Finds another person's terminal that a person wants to join, as far as the group's policy allows it. */
export async function sharedTerminal(
  connection: Connection,
  { member }: LiveSession,
  { device, besideId }: WantedTerminal,
): Promise<SharedTerminal> {
  const { sharing } = await remotePolicy(connection, member.company_fk, device.groupId);
  if (terminalPart(sharing) === null) return { kind: 'not_shared' };
  const wanted = await connection.query
    .selectFrom('remote_connections')
    .select('terminal')
    .where('pk', '=', besideId)
    .where('company_fk', '=', member.company_fk)
    .where('device_fk', '=', device.id)
    .where('member_fk', '<>', member.pk)
    .executeTakeFirst();
  const terminal = wanted?.terminal ?? null;
  if (terminal === null) return { kind: 'over' };
  const open = await runningSessions(connection, member.company_fk)
    .innerJoin('remote_connections', 'remote_connections.session_fk', 'remote_sessions.pk')
    .select('remote_connections.pk')
    .where('remote_connections.state', '=', 'live')
    .where('remote_connections.terminal', '=', terminal)
    .executeTakeFirst();
  return open ? { kind: 'open', terminal } : { kind: 'over' };
}

/** Records which terminal a connection has open, and notifies open screens. */
export function noteTerminal(connection: Connection, opened: OpenedConnection, terminal: string): Promise<void> {
  return connection.transact(async (inside) => {
    await inside.query.updateTable('remote_connections').set({ terminal }).where('pk', '=', opened.pk).execute();
    await tellOnDevices(inside, [opened.device_fk]);
  });
}

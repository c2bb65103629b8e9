import type { Device } from '@remote-console/api-client/contract';
import {
  areTwoAgents,
  CONFLICT_SHOWN_MS,
  type IdentityConflict,
  type RefusedRivals,
  refusedSince,
} from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { type Connection, instantText, type Schema } from '../database/index.ts';
import { noteAgentConflict } from '../inbox/index.ts';

/** How often an ongoing conflict is written, in milliseconds. */
const WRITTEN_AGAIN_MS = 10_000;

type Kind = Selectable<Schema['identity_conflicts']>['kind'];

async function keptOf({ query }: Connection, device_fk: number, kind: Kind): Promise<RefusedRivals | null> {
  const row = await query
    .selectFrom('identity_conflicts')
    .select(['first_at', 'last_at'])
    .where('device_fk', '=', device_fk)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? { firstAt: row.first_at, lastAt: row.last_at } : null;
}

/** Records that something happened now, and since when it has been happening. */
async function write(
  { query, now }: Connection,
  { device_fk, kind, address }: { readonly device_fk: number; readonly kind: Kind; readonly address: string },
  { before, since }: { readonly before: RefusedRivals | null; readonly since: number },
): Promise<void> {
  const at = now();
  if (before?.firstAt === since && at - before.lastAt < WRITTEN_AGAIN_MS) return;
  const values = { first_at: since, last_at: at, address };
  await query
    .insertInto('identity_conflicts')
    .values({ device_fk, kind, ...values })
    .onConflict((conflict) => conflict.columns(['device_fk', 'kind']).doUpdateSet(values))
    .execute();
}

async function noteConflict(connection: Connection, device_fk: number, kind: IdentityConflict, address: string) {
  const before = await keptOf(connection, device_fk, kind);
  const isShown = before !== null && connection.now() < before.lastAt + CONFLICT_SHOWN_MS;
  await write(connection, { device_fk, kind, address }, { before, since: isShown ? before.firstAt : connection.now() });
  if (!isShown) await noteAgentConflict(connection, device_fk, kind);
}

/** Records that the token of a device was used without its key. */
export function noteCopiedToken(connection: Connection, device_fk: number, address: string): Promise<void> {
  return noteConflict(connection, device_fk, 'copied_token', address);
}

/**
 * Records that a run was refused because another one speaks for the device.
 *
 * @param heardAt When the other run last reported.
 * @returns Whether it is certain that two agents are running.
 */
export async function noteRival(
  connection: Connection,
  device_fk: number,
  address: string,
  heardAt: number,
): Promise<boolean> {
  const before = await keptOf(connection, device_fk, 'rival');
  const since = refusedSince(before, connection.now());
  await write(connection, { device_fk, kind: 'rival', address }, { before, since });
  if (!areTwoAgents(since, heardAt)) return false;
  await noteConflict(connection, device_fk, 'two_agents', address);
  return true;
}

/** Deletes the record of a refused run, after it has taken over: the previous one had ended. */
export async function forgetRival({ query }: Connection, device_fk: number): Promise<void> {
  await query.deleteFrom('identity_conflicts').where('device_fk', '=', device_fk).where('kind', '=', 'rival').execute();
}

/** Deletes all records of what was wrong with a device, whose agent has enrolled again. */
export async function forgetConflicts({ query }: Connection, device_fk: number): Promise<void> {
  await query.deleteFrom('identity_conflicts').where('device_fk', '=', device_fk).execute();
}

const NONE: Device['identityConflicts'] = [];

/** What is wrong with the identities of some devices, newest first. */
export async function conflictsOf(
  { query, now }: Connection,
  deviceIds: readonly number[],
): Promise<(deviceId: number) => Device['identityConflicts']> {
  const rows = await query
    .selectFrom('identity_conflicts')
    .select(['device_fk', 'kind', 'first_at', 'last_at', 'address'])
    .where('device_fk', 'in', deviceIds)
    .where('last_at', '>', now() - CONFLICT_SHOWN_MS)
    .orderBy('last_at', 'desc')
    .orderBy('kind')
    .execute();
  const conflicts = Map.groupBy(rows, ({ device_fk }) => device_fk);
  return (deviceId) =>
    conflicts
      .get(deviceId)
      ?.flatMap(({ kind, first_at, last_at, address }) =>
        kind === 'rival' ? [] : [{ kind, firstTime: instantText(first_at), lastTime: instantText(last_at), address }],
      ) ?? NONE;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupUsageKeptSince, USAGE_RANGES, usageKeptSince } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { resolutionOf } from './resolution.ts';

/** Devices whose rows are deleted in one transaction. */
const AT_ONCE = 1000;

/** Removes the sums of groups that are past retention. */
async function pruneSums({ query, now }: Connection): Promise<void> {
  for (const range of USAGE_RANGES) {
    await query
      .deleteFrom('group_usage')
      .where('device_group_fk', 'in', query.selectFrom('device_groups').select('pk'))
      .where('resolution', '=', resolutionOf(range))
      .where('period_at', '<', groupUsageKeptSince(range, now()))
      .execute();
    await nextTurn();
  }
}

/** Removes usage data past its retention. Any number of processes may do it at the same time. */
export async function pruneUsage(connection: Connection): Promise<void> {
  await pruneSums(connection);
  const { query, now } = connection;
  const at = now();
  let pks: readonly number[] = [0];
  while (pks.length > 0) {
    const devices = await query
      .selectFrom('devices')
      .select('pk')
      .where('pk', '>', pks.at(-1) ?? 0)
      .orderBy('pk')
      .limit(AT_ONCE)
      .execute();
    pks = devices.map(({ pk }) => pk);
    if (pks.length === 0) return;
    for (const range of USAGE_RANGES) {
      await query
        .deleteFrom('device_usage')
        .where('device_fk', 'in', pks)
        .where('resolution', '=', resolutionOf(range))
        .where('period_at', '<', usageKeptSince(range, at))
        .execute();
    }
    // Lets waiting requests go first.
    await nextTurn();
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { USAGE_RANGES, usageKeptSince } from '@remote-console/domain';
import type { Connection } from '../../database/connection.ts';
import { resolutionOf } from './packUsage.ts';

/** Devices whose rows go in one transaction. */
const AT_ONCE = 1000;

/** Removes usage that is no longer kept. Any number of processes may do it at once. */
export async function pruneUsage({ query, now }: Connection): Promise<void> {
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
    // Requests that came meanwhile go first.
    await nextTurn();
  }
}

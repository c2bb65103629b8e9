import { DAY_MS } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/** How long a day's number is kept, in days: more than a year, so that a year can be compared with the previous one. */
const KEPT_DAYS = 400;

/**
 * Records how many devices each company has today, replacing an earlier record of today, and removes old ones. Any
 * number of processes may do it at the same time.
 */
export async function noteDeviceCounts({ query, now }: Connection): Promise<void> {
  const today = Math.floor(now() / DAY_MS) * DAY_MS;
  await query
    .insertInto('device_counts')
    .columns(['company_fk', 'day_at', 'devices'])
    .expression((eb) =>
      eb
        .selectFrom('companies')
        .select((of) => ['companies.pk', of.val(today).as('day_at'), 'companies.device_count'])
        // A database that reads "on conflict" after "from" takes it for a join unless there is a condition.
        .where('companies.pk', '>', 0),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_fk', 'day_at']).doUpdateSet((eb) => ({ devices: eb.ref('excluded.devices') })),
    )
    .execute();
  await query
    .deleteFrom('device_counts')
    .where('day_at', '<', today - KEPT_DAYS * DAY_MS)
    .execute();
}

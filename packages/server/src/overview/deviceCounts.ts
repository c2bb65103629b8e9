import { DAY_MS } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/** How long the number of a day is kept, in days: more than a year, so that a year can be compared with the last one. */
const KEPT_DAYS = 400;

/**
 * Notes how many devices each company has today, over what was noted today before, and removes what is old. Any number of
 * processes may do it at once.
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

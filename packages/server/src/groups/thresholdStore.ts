import type { ThresholdAlert } from '@remote-console/api-client/contract';
import type { Threshold } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';

/**
 * The thresholds of a group, by their code. They hold for the devices directly in it: a group below has its own, so that
 * nobody is alerted by a limit that the group's page does not show.
 */
export async function thresholdsOf({ query }: Connection, groupPk: number): Promise<ThresholdAlert[]> {
  return query
    .selectFrom('group_thresholds')
    .select(['pk', 'alert_code', 'alert_time', 'alert_th_value'])
    .where('device_group_fk', '=', groupPk)
    .orderBy('alert_code')
    .execute();
}

/** Adds a threshold to a group; one of the same code makes room for it. */
export async function putThreshold({ query }: Connection, groupPk: number, threshold: Threshold): Promise<void> {
  const { alert_time, alert_th_value } = threshold;
  await query
    .insertInto('group_thresholds')
    .values({ ...threshold, device_group_fk: groupPk })
    .onConflict((conflict) =>
      conflict.columns(['device_group_fk', 'alert_code']).doUpdateSet({ alert_time, alert_th_value }),
    )
    .execute();
}

/**
 * Removes a threshold of a group.
 *
 * @param key Its pk or its code.
 * @returns false when the group has no such threshold.
 */
export async function removeThreshold(
  { query }: Connection,
  groupPk: number,
  key: { readonly pk: number } | { readonly code: string },
): Promise<boolean> {
  const [column, value] = 'pk' in key ? (['pk', key.pk] as const) : (['alert_code', key.code] as const);
  const { numDeletedRows } = await query
    .deleteFrom('group_thresholds')
    .where('device_group_fk', '=', groupPk)
    .where(column, '=', value)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

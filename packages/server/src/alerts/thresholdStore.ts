import type { ThresholdAlert } from '@remote-console/api-client/contract';
import type { AlertThreshold, Threshold } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/**
 * The thresholds of a group, by code. They apply to the devices directly in it: a subgroup has its own, so that nobody
 * is alerted by a limit that the group's page does not show.
 */
export async function thresholdsOf({ query }: Connection, groupId: number): Promise<ThresholdAlert[]> {
  return query
    .selectFrom('group_thresholds')
    .select(['pk as id', 'alert_code as alertCode', 'alert_time as alertMinutes', 'alert_th_value as threshold'])
    .where('device_group_fk', '=', groupId)
    .orderBy('alert_code')
    .execute();
}

/** Adds a threshold to a group, replacing one with the same code. */
export async function putThreshold({ query }: Connection, groupId: number, added: Threshold): Promise<void> {
  const values = { alert_time: added.alertMinutes, alert_th_value: added.threshold };
  await query
    .insertInto('group_thresholds')
    .values({ ...values, alert_code: added.alertCode, device_group_fk: groupId })
    .onConflict((conflict) => conflict.columns(['device_group_fk', 'alert_code']).doUpdateSet(values))
    .execute();
}

/**
 * Removes a threshold of a group.
 *
 * @param key Its ID or its code.
 * @returns false when the group has no such threshold.
 */
export async function removeThreshold(
  { query }: Connection,
  groupId: number,
  key: { readonly pk: number } | { readonly code: string },
): Promise<boolean> {
  const [column, value] = 'pk' in key ? (['pk', key.pk] as const) : (['alert_code', key.code] as const);
  const { numDeletedRows } = await query
    .deleteFrom('group_thresholds')
    .where('device_group_fk', '=', groupId)
    .where(column, '=', value)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The thresholds of groups, by the ID of the group; a group without any is left out. */
export type Thresholds = ReadonlyMap<number, readonly AlertThreshold[]>;

/** Where alerts read the thresholds of groups: those of one group, or of all. */
export type ThresholdSource = (connection: Connection, groupId: number | 'all') => Promise<Thresholds>;

/** Reads the thresholds that alerts watch. */
export const readThresholds: ThresholdSource = async ({ query }, groupId) => {
  const all = query
    .selectFrom('group_thresholds')
    .select([
      'device_group_fk',
      'alert_code as alertCode',
      'alert_time as alertMinutes',
      'alert_th_value as threshold',
    ]);
  const rows = await (groupId === 'all' ? all : all.where('device_group_fk', '=', groupId)).execute();
  const thresholds = new Map<number, AlertThreshold[]>();
  for (const { device_group_fk, ...threshold } of rows) {
    thresholds.set(device_group_fk, [...(thresholds.get(device_group_fk) ?? []), threshold]);
  }
  return thresholds;
};

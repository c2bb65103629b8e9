import type { Telemetry } from '@remote-console/api-client/contract';
import { NETWORK_MEASURES, USAGE_KEEPING, USAGE_MEASURES } from '@remote-console/domain';
import { sql } from 'kysely';
import type { Connection } from '../../database/index.ts';

/**
 * Adds what a device reports to its current minute. It is written with the report, so that a server that ends at any
 * moment has lost nothing that it confirmed. Must be called inside the transaction of the report.
 */
export async function noteUsage(
  { query, now }: Connection,
  device: { readonly pk: number; readonly device_group_fk: number },
  telemetry: Telemetry,
): Promise<void> {
  const { bucketMs } = USAGE_KEEPING.day;
  const { cpuUsage, memoryUsage, diskUsage, networkReceived: received, networkSent: sent } = telemetry;
  // One without the other could not be shown by a chart.
  const network = received === undefined || sent === undefined ? null : { received, sent };
  await query
    .insertInto('usage_samples')
    .values({
      device_fk: device.pk,
      device_group_fk: device.device_group_fk,
      minute_at: Math.floor(now() / bucketMs) * bucketMs,
      reports: 1,
      cpu_sum: cpuUsage,
      cpu_high: cpuUsage,
      memory_sum: memoryUsage,
      memory_high: memoryUsage,
      disk_sum: diskUsage,
      disk_high: diskUsage,
      ...(network && {
        network_reports: 1,
        received_sum: network.received,
        received_high: network.received,
        sent_sum: network.sent,
        sent_high: network.sent,
      }),
    })
    .onConflict((conflict) =>
      conflict.columns(['device_fk', 'minute_at']).doUpdateSet({
        reports: sql`usage_samples.reports + 1`,
        network_reports: sql`usage_samples.network_reports + excluded.network_reports`,
        ...Object.fromEntries(
          [...USAGE_MEASURES, ...NETWORK_MEASURES].flatMap((measure) => {
            const [sum, high] = [`${measure}_sum`, `${measure}_high`];
            const [ofSum, ofHigh] = [sql.ref(`usage_samples.${sum}`), sql.ref(`usage_samples.${high}`)];
            const [newSum, newHigh] = [sql.ref(`excluded.${sum}`), sql.ref(`excluded.${high}`)];
            return [
              [sum, sql`${ofSum} + ${newSum}`],
              [high, sql`case when ${newHigh} > ${ofHigh} then ${newHigh} else ${ofHigh} end`],
            ];
          }),
        ),
      }),
    )
    .execute();
}

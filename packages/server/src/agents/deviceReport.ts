import type { Inventory, Telemetry } from '@remote-console/api-client/contract';
import { REPORTED_COLUMNS, REPORTED_DETAILS } from '@remote-console/domain';
import { companyTables, type Connection, reportedColumn } from '../database/index.ts';
import type { AgentDevice } from './agentDevice.ts';

/** A device is offline when nothing was received from it for that many intervals. */
export const MISSED_INTERVALS = 3;

/** The content of a heartbeat. */
export interface Report {
  readonly telemetry: Telemetry;
  readonly inventory: Inventory | undefined;
  readonly address: string;
  readonly intervalSeconds: number;
}

/** Those of the columns that are inventory fields and were sent, with their values. */
function sentOf<Field extends keyof Inventory>(inventory: Inventory, fields: readonly Field[]) {
  return fields.flatMap((field) => {
    const value = inventory[field];
    return value === undefined ? [] : [[reportedColumn(field), value] as const];
  });
}

/** Writes the values; false when the device no longer exists. */
export async function writeTelemetry(
  inside: Connection,
  device: AgentDevice,
  { telemetry, intervalSeconds }: Report,
): Promise<boolean> {
  const at = inside.now();
  const { numUpdatedRows } = await inside.query
    .updateTable('device_telemetry')
    .set({
      // Network traffic is only kept in the usage history.
      cpu_usage: telemetry.cpuUsage,
      hdd_usage: telemetry.diskUsage,
      hdd_capacity: telemetry.diskCapacity,
      memory_usage: telemetry.memoryUsage,
      memory_capacity: telemetry.memoryCapacity,
      running_time: telemetry.runningTime,
      system_time: telemetry.systemTime,
      fan_speed_id: telemetry.fanSpeed ?? null,
      cpu_temp: telemetry.cpuTemperature ?? null,
      hdd_temp: telemetry.diskTemperature ?? null,
      interval_seconds: intervalSeconds,
      last_seen_at: at,
      offline_due_at: at + MISSED_INTERVALS * intervalSeconds * 1000,
    })
    .where('device_fk', '=', device.pk)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes what lists show about the device itself; true when something has changed. */
export async function writeColumns(
  inside: Connection,
  device: AgentDevice,
  { inventory, address }: Report,
): Promise<boolean> {
  const sent = [
    ...sentOf(inventory ?? {}, REPORTED_COLUMNS),
    ...(address === device.s_pub_ip ? [] : [['s_pub_ip', address] as const]),
  ];
  if (sent.length === 0) return false;
  const { numUpdatedRows } = await companyTables(inside, device.company_fk)
    .changeDevices()
    .set(Object.fromEntries(sent))
    .where('pk', '=', device.pk)
    .where((eb) => eb.or(sent.map(([field, value]) => eb(field, '!=', value))))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes the long texts, which only the device's page shows. */
export async function writeDetails(inside: Connection, device: AgentDevice, { inventory }: Report): Promise<void> {
  const sent = sentOf(inventory ?? {}, REPORTED_DETAILS);
  if (sent.length === 0) return;
  await inside.query
    .updateTable('device_details')
    .set(Object.fromEntries(sent))
    .where('device_fk', '=', device.pk)
    .execute();
}

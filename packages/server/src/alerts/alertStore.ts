import type { Telemetry } from '@remote-console/api-client/contract';
import {
  ABSENCE_ALERT_CODES,
  alertHolds,
  alertsEnded,
  alertsStarted,
  disconnectionAlerts,
  type StartedAlert,
  type WatchedValues,
} from '@remote-console/domain';
import { type Connection, oneAtATime } from '../database/index.ts';
import { noteAlerts } from '../inbox/index.ts';
import type { ThresholdSource } from './thresholdStore.ts';

const MINUTE_MS = 60_000;

/** The device that an alert is about. */
interface AlertDevice {
  readonly pk: number;
  readonly company_fk: number;
  readonly alias: string;
  readonly dev_os_id: number;
  readonly device_group_fk: number;
}

async function writeAlerts(
  connection: Connection,
  device: AlertDevice,
  alerts: readonly StartedAlert[],
): Promise<void> {
  const { query, now } = connection;
  if (alerts.length === 0) return;
  await query
    .insertInto('alerts')
    .values(
      alerts.map(({ alertCode, alertValue }) => ({
        alert_code: alertCode,
        alert_value: alertValue,
        company_fk: device.company_fk,
        device_fk: device.pk,
        device: device.alias,
        generate: now(),
        device_os_id: device.dev_os_id,
      })),
    )
    .execute();
  await noteAlerts(connection, device, alerts);
}

function watched(telemetry: Telemetry): WatchedValues {
  const {
    cpuUsage,
    memoryUsage,
    diskUsage,
    cpuTemperature = null,
    diskTemperature = null,
    fanSpeed = null,
  } = telemetry;
  return { cpuUsage, memoryUsage, diskUsage, cpuTemperature, diskTemperature, fanSpeed };
}

/** What a report writes of the values watched by alerts. */
interface StoredValues {
  readonly cpu_usage: number;
  readonly memory_usage: number;
  readonly hdd_usage: number;
  readonly cpu_temp: number | null;
  readonly hdd_temp: number | null;
  readonly fan_speed_id: number | null;
}

const watchedOf = (row: StoredValues): WatchedValues => ({
  cpuUsage: row.cpu_usage,
  memoryUsage: row.memory_usage,
  diskUsage: row.hdd_usage,
  cpuTemperature: row.cpu_temp,
  diskTemperature: row.hdd_temp,
  fanSpeed: row.fan_speed_id,
});

/** Ends the open alerts of a device with some codes; returns whether there were any. */
async function endAlerts({ query, now }: Connection, deviceId: number, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return false;
  const { numUpdatedRows } = await query
    .updateTable('alerts')
    .set({ ended_at: now() })
    .where('device_fk', '=', deviceId)
    .where('alert_code', 'in', codes)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the alerts that a device is disconnected: it is back. */
export const endAbsenceAlerts = (inside: Connection, deviceId: number): Promise<boolean> =>
  endAlerts(inside, deviceId, ABSENCE_ALERT_CODES);

/**
 * Starts the alerts triggered by a report, and ends those that are over according to it. Must be called inside the
 * transaction that accepts the report, before its values replace those of the previous report.
 *
 * @returns Whether an alert started or ended.
 */
export async function beginAlerts(
  connection: Connection,
  device: { readonly pk: number; readonly device_group_fk: number },
  telemetry: Telemetry,
  readThresholds: ThresholdSource,
): Promise<boolean> {
  const thresholds = (await readThresholds(connection, device.device_group_fk)).get(device.device_group_fk) ?? [];
  if (thresholds.length === 0) return false;
  const row = await connection.query
    .selectFrom('devices')
    .innerJoin('device_telemetry', 'device_telemetry.device_fk', 'devices.pk')
    .select(['devices.pk', 'company_fk', 'device_group_fk', 'alias', 'dev_os_id', 'last_seen_at'])
    .select(['cpu_usage', 'memory_usage', 'hdd_usage', 'cpu_temp', 'hdd_temp', 'fan_speed_id'])
    .where('devices.pk', '=', device.pk)
    .executeTakeFirst();
  if (!row) return false;
  const [former, reported] = [watchedOf(row), watched(telemetry)];
  const hasEnded = await endAlerts(connection, row.pk, alertsEnded(thresholds, row.dev_os_id, former, reported));
  // Before its first report a device has zeros, which are below every threshold.
  const started = alertsStarted(thresholds, row.dev_os_id, former, reported);
  await writeAlerts(connection, row, started);
  return hasEnded || started.length > 0;
}

/** Notifies open screens that the alerts of a device have changed; nobody if the device no longer exists. */
async function announce(
  { emit }: Connection,
  alert: {
    readonly company_fk: number;
    readonly device_fk: number | null;
    readonly device_group_fk: number | null;
  },
): Promise<void> {
  const { company_fk: companyId, device_fk: deviceId, device_group_fk: groupId } = alert;
  if (deviceId === null || groupId === null) return;
  await emit({ type: 'device_changed', companyId, deviceId, groupId });
}

/** Alerts checked in one go. */
const AT_ONCE = 1000;

/** The open alerts among some, each with what decides whether its cause persists. */
const openAmong = ({ query }: Connection, pks: readonly number[]) =>
  query
    .selectFrom('alerts')
    .leftJoin('devices', 'devices.pk', 'alerts.device_fk')
    .leftJoin('device_telemetry', 'device_telemetry.device_fk', 'alerts.device_fk')
    .select(['alerts.pk', 'alerts.alert_code', 'alerts.company_fk', 'alerts.device_fk'])
    .select(['devices.dev_os_id', 'devices.alive', 'devices.device_group_fk'])
    .select(['cpu_usage', 'memory_usage', 'hdd_usage', 'cpu_temp', 'hdd_temp', 'fan_speed_id'])
    .where('alerts.pk', 'in', pks)
    .where('alerts.ended_at', 'is', null)
    .execute();

/** Whether the cause of an open alert has ended; it has if its device no longer exists. */
function isOver(
  { alert_code, dev_os_id, alive, device_group_fk, ...row }: Awaited<ReturnType<typeof openAmong>>[number],
  thresholds: Awaited<ReturnType<ThresholdSource>>,
): boolean {
  const { cpu_usage, memory_usage, hdd_usage, cpu_temp, hdd_temp, fan_speed_id } = row;
  if (dev_os_id === null || device_group_fk === null) return true;
  if (cpu_usage === null || memory_usage === null || hdd_usage === null) return true;
  const values = watchedOf({ cpu_usage, memory_usage, hdd_usage, cpu_temp, hdd_temp, fan_speed_id });
  const alert = { alertCode: alert_code, operatingSystem: dev_os_id, online: alive === 1, values };
  return !alertHolds(thresholds.get(device_group_fk) ?? [], alert);
}

/**
 * Ends the alerts whose cause has ended without a report that says so: a threshold was changed or removed, or the
 * device was moved to another group. Any number of processes may do it at the same time.
 */
export async function endStaleAlerts(connection: Connection, readThresholds: ThresholdSource): Promise<void> {
  const thresholds = await readThresholds(connection, 'all');
  const open = await connection.query
    .selectFrom('alerts')
    .select('pk')
    .where('ended_at', 'is', null)
    // The order of the index of open alerts, without which a planner scans every alert that ever existed.
    .orderBy('company_fk')
    .orderBy('device_fk')
    .orderBy('alert_code')
    .execute();
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const pks = open.slice(from, from + AT_ONCE).map(({ pk }) => pk);
    await connection.transact(async (inside) => {
      await oneAtATime(inside.query, inside.engine, 'openAlerts');
      const over = (await openAmong(inside, pks)).filter((alert) => isOver(alert, thresholds));
      if (over.length === 0) return;
      const ended = over.map(({ pk }) => pk);
      await inside.query.updateTable('alerts').set({ ended_at: inside.now() }).where('pk', 'in', ended).execute();
      for (const alert of new Map(over.map((one) => [one.device_fk, one])).values()) await announce(inside, alert);
    });
  }
}

/** Starts the alerts of devices that have been offline for as long as their group's threshold says; each once. */
export async function beginDisconnectionAlerts(connection: Connection, readThresholds: ThresholdSource): Promise<void> {
  const thresholds = await readThresholds(connection, 'all');
  for (const [groupId, ofGroup] of thresholds) {
    const times = ofGroup.flatMap(({ alertMinutes }) => (alertMinutes === null ? [] : [alertMinutes]));
    if (times.length === 0) continue;
    await connection.transact(async (inside) => {
      const at = inside.now();
      // Several processes look for silent devices, each at its own time.
      await oneAtATime(inside.query, inside.engine, 'alertsOfGroup', groupId);
      const silent = await inside.query
        .selectFrom('devices')
        .select(['pk', 'company_fk', 'device_group_fk', 'alias', 'dev_os_id', 'last_disconnected_at'])
        .where('device_group_fk', '=', groupId)
        .where('alive', '=', 0)
        .where('last_disconnected_at', '>', 0)
        .where('last_disconnected_at', '<=', at - Math.min(...times) * MINUTE_MS)
        .execute();
      for (const device of silent) {
        const minutes = (at - device.last_disconnected_at) / MINUTE_MS;
        const begun = await inside.query
          .selectFrom('alerts')
          .select(['alert_code', 'alert_value'])
          .where('device_fk', '=', device.pk)
          .where('generate', '>=', device.last_disconnected_at)
          .execute();
        const isNew = ({ alertCode, alertValue }: StartedAlert) =>
          !begun.some((alert) => alert.alert_code === alertCode && alert.alert_value === alertValue);
        const started = disconnectionAlerts(ofGroup, device.dev_os_id, minutes).filter(isNew);
        if (started.length === 0) continue;
        await writeAlerts(inside, device, started);
        await announce(inside, { ...device, device_fk: device.pk });
      }
    });
  }
}

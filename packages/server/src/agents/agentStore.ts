import type { Inventory, Telemetry } from '@remote-console/api-client/contract';
import type { ExpressionBuilder } from 'kysely';
import { beginAlerts, endAbsenceAlerts, readThresholds } from '../alerts/index.ts';
import { companyTables, type Connection, type Flag, type Schema } from '../database/index.ts';
import { forgetRival, noteUsage } from '../devices/index.ts';
import type { NewIdentity } from './agentIdentity.ts';

/** A device is offline when nothing was heard of it for that many intervals. */
export const MISSED_INTERVALS = 3;

/** The device an agent speaks for. */
export interface AgentDevice {
  readonly pk: number;
  readonly company_fk: number;
  readonly device_group_fk: number;
  readonly alive: Flag;
  readonly simulated: Flag;
  readonly s_pub_ip: string;
  /** The key that its agent's token is bound to; null for an agent without one. */
  readonly agent_key: string | null;
  /** The run of its agent that speaks for it; null before the first report, and without a key. */
  readonly agent_run: string | null;
}

/** What a heartbeat brings. */
export interface Report {
  readonly telemetry: Telemetry;
  readonly inventory: Inventory | undefined;
  readonly address: string;
  readonly intervalSeconds: number;
}

/** What became of a report: `removed` when the device is there no more, `overtaken` when another run was quicker. */
export type ReportOutcome = 'accepted' | 'removed' | 'overtaken';

const DETAIL_FIELDS = [
  'prcss_name',
  'prcss_cpu_usage',
  'prcss_memory_usage',
  'hardware_name',
  'hardware_txt',
  'software_name',
  'software_list',
] as const;

const DEVICE_FIELDS = [
  'dev_ver',
  'os_name',
  's_pri_ip',
  'ip_addr',
  'netmask',
  'gateway',
  'dns',
  'mac_addr',
  'device_id',
  'processor',
  'bios',
  'time_zone',
  'remote_kinds',
] as const;

/** The fields of an inventory that are among those and were sent, with their values. */
function sentOf<Field extends keyof Inventory>(inventory: Inventory, fields: readonly Field[]) {
  return fields.flatMap((field) => {
    const value = inventory[field];
    return value === undefined ? [] : [[field, value] as const];
  });
}

/** What an agent may write: its own device. */
export function agentStore(connection: Connection, device: AgentDevice, identity: NewIdentity) {
  const event = { companyPk: device.company_fk, devicePk: device.pk, groupPk: device.device_group_fk };

  /** Makes the device online or offline; true when it was not so before. */
  async function becomes(inside: Connection, alive: Flag): Promise<boolean> {
    const at = inside.now();
    const { numUpdatedRows } = await companyTables(inside, device.company_fk)
      .changeDevices()
      .set(alive === 1 ? { alive, last_connected_at: at } : { alive, last_disconnected_at: at })
      .where('pk', '=', device.pk)
      .where('alive', '!=', alive)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Writes the values; false when the device is there no more. */
  async function writeTelemetry(inside: Connection, { telemetry, intervalSeconds }: Report): Promise<boolean> {
    const at = inside.now();
    // What goes over the network is kept in the history of usage alone.
    const { network_received: _received, network_sent: _sent, ...state } = telemetry;
    const { numUpdatedRows } = await inside.query
      .updateTable('device_telemetry')
      .set({
        ...state,
        fan_speed_id: telemetry.fan_speed_id ?? null,
        cpu_temp: telemetry.cpu_temp ?? null,
        hdd_temp: telemetry.hdd_temp ?? null,
        interval_seconds: intervalSeconds,
        last_seen_at: at,
        offline_due_at: at + MISSED_INTERVALS * intervalSeconds * 1000,
      })
      .where('device_fk', '=', device.pk)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Writes what lists say of the device itself; true when something is another than before. */
  async function writeColumns(inside: Connection, { inventory, address }: Report): Promise<boolean> {
    const sent = [
      ...sentOf(inventory ?? {}, DEVICE_FIELDS),
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

  /** Writes the long texts, which only the page of the device shows. */
  async function writeDetails(inside: Connection, { inventory }: Report): Promise<void> {
    const sent = sentOf(inventory ?? {}, DETAIL_FIELDS);
    if (sent.length === 0) return;
    await inside.query
      .updateTable('device_details')
      .set(Object.fromEntries(sent))
      .where('device_fk', '=', device.pk)
      .execute();
  }

  /** Writes which key and which run speak for the device; false when others were quicker. */
  async function settleIdentity(inside: Connection): Promise<boolean> {
    const { key, run } = identity;
    if (key === null && run === null) return true;
    const isUnchanged = (column: 'agent_key' | 'agent_run') => (eb: ExpressionBuilder<Schema, 'devices'>) =>
      device[column] === null ? eb(column, 'is', null) : eb(column, '=', device[column]);
    const { numUpdatedRows } = await companyTables(inside, device.company_fk)
      .changeDevices()
      .set({ ...(key === null ? {} : { agent_key: key }), ...(run === null ? {} : { agent_run: run }) })
      .where('pk', '=', device.pk)
      .where(isUnchanged('agent_key'))
      .where(isUnchanged('agent_run'))
      .executeTakeFirst();
    if (run !== null) await forgetRival(inside, device.pk);
    return numUpdatedRows > 0n;
  }

  return {
    simulated: device.simulated === 1,

    /**
     * Takes a heartbeat, and tells open screens when the device came online, is another than it was, or has other alerts. What it measured
     * is not pushed: every device measures all the time, and a screen asks for those it shows (decision 0032).
     */
    report: (report: Report): Promise<ReportOutcome> =>
      connection.transact(async (inside) => {
        if (!(await settleIdentity(inside))) return 'overtaken';
        const hasOtherAlerts = await beginAlerts(inside, device, report.telemetry, readThresholds);
        if (!(await writeTelemetry(inside, report))) return 'removed';
        await noteUsage(inside, device, report.telemetry);
        const isAnother = await writeColumns(inside, report);
        await writeDetails(inside, report);
        if (device.alive === 0 && (await becomes(inside, 1))) {
          await endAbsenceAlerts(inside, device.pk);
          await inside.emit({ type: 'device_state', ...event });
        } else if (isAnother || hasOtherAlerts) {
          await inside.emit({ type: 'device_changed', ...event });
        }
        return 'accepted';
      }),

    /** Takes the agent's good-bye: the device is offline at once. */
    shutDown: (): Promise<void> =>
      connection.transact(async (inside) => {
        if (await becomes(inside, 0)) await inside.emit({ type: 'device_state', ...event });
      }),
  };
}

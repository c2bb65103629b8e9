import type { Inventory, Telemetry } from '@remote-console/api-client/contract';
import type { Connection } from '../database/connection.ts';
import type { Flag } from '../database/schema.ts';
import { companyTables } from '../database/scope.ts';
import { beginAlerts } from '../history/alertStore.ts';
import { readThresholds } from '../groups/thresholdStore.ts';

/** A device is offline when nothing was heard of it for so many intervals. */
export const MISSED_INTERVALS = 3;

/** A device tells open screens of new values at most this often, in milliseconds. */
const ANNOUNCED_EVERY_MS = 5000;

/** The device an agent speaks for. */
export interface AgentDevice {
  readonly pk: number;
  readonly company_fk: number;
  readonly device_group_fk: number;
  readonly alive: Flag;
  readonly simulated: Flag;
  readonly s_pub_ip: string;
}

/** What a heartbeat brings. */
export interface Report {
  readonly telemetry: Telemetry;
  readonly inventory: Inventory | undefined;
  readonly address: string;
  readonly intervalSeconds: number;
}

const DETAIL_FIELDS = [
  'prcss_name',
  'prcss_cpu_usage',
  'prcss_memory_usage',
  'hardware_name',
  'hardware_txt',
  'software_name',
  'software_list',
] as const;
type DetailField = (typeof DETAIL_FIELDS)[number];

function isDetailField(name: string): name is DetailField {
  return DETAIL_FIELDS.some((field) => field === name);
}

/** Parts an inventory into the columns of the device and the long texts. */
function partInventory(inventory: Inventory) {
  const device: Partial<Record<Exclude<keyof Inventory, DetailField>, string>> = {};
  const details: Partial<Record<DetailField, string>> = {};
  for (const [name, value] of Object.entries(inventory)) {
    if (isDetailField(name)) details[name] = value;
  }
  for (const field of [
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
  ] as const) {
    const value = inventory[field];
    if (value !== undefined) device[field] = value;
  }
  return { device, details };
}

/** What an agent may write: its own device. */
export function agentStore(connection: Connection, device: AgentDevice) {
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

  /** Writes the values; says when open screens were last told, or null when the device is there no more. */
  async function writeTelemetry(inside: Connection, { telemetry, intervalSeconds }: Report): Promise<number | null> {
    const at = inside.now();
    const row = await inside.query
      .updateTable('device_telemetry')
      .set({
        ...telemetry,
        fan_speed_id: telemetry.fan_speed_id ?? null,
        cpu_temp: telemetry.cpu_temp ?? null,
        hdd_temp: telemetry.hdd_temp ?? null,
        interval_seconds: intervalSeconds,
        last_seen_at: at,
        offline_due_at: at + MISSED_INTERVALS * intervalSeconds * 1000,
      })
      .where('device_fk', '=', device.pk)
      .returning('announced_at')
      .executeTakeFirst();
    return row?.announced_at ?? null;
  }

  async function writeInventory(inside: Connection, { inventory, address }: Report): Promise<void> {
    const { device: columns, details } = partInventory(inventory ?? {});
    const changes = { ...columns, ...(address === device.s_pub_ip ? {} : { s_pub_ip: address }) };
    if (Object.keys(changes).length > 0) {
      await companyTables(inside, device.company_fk).changeDevices().set(changes).where('pk', '=', device.pk).execute();
    }
    if (Object.keys(details).length > 0) {
      await inside.query.updateTable('device_details').set(details).where('device_fk', '=', device.pk).execute();
    }
  }

  return {
    simulated: device.simulated === 1,

    /**
     * Takes a heartbeat, and tells open screens when the device came online or has new values to show. False when the
     * device is there no more.
     */
    report: (report: Report): Promise<boolean> =>
      connection.transact(async (inside) => {
        await beginAlerts(inside, device, report.telemetry, readThresholds);
        const announcedAt = await writeTelemetry(inside, report);
        if (announcedAt === null) return false;
        await writeInventory(inside, report);
        const cameOnline = device.alive === 0 && (await becomes(inside, 1));
        if (!cameOnline && inside.now() - announcedAt < ANNOUNCED_EVERY_MS) return true;
        await inside.query
          .updateTable('device_telemetry')
          .set({ announced_at: inside.now() })
          .where('device_fk', '=', device.pk)
          .execute();
        await inside.emit({ type: cameOnline ? 'device_state' : 'device_changed', ...event });
        return true;
      }),

    /** Takes the agent's good-bye: the device is offline at once. */
    shutDown: (): Promise<void> =>
      connection.transact(async (inside) => {
        if (await becomes(inside, 0)) await inside.emit({ type: 'device_state', ...event });
      }),
  };
}

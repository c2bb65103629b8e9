import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { type NewDevice, registerDevices, type Schema } from '../database/index.ts';
import type { PlannedDevice } from './fleetPlan.ts';
import { between, type Random, seededRandom } from './seededRandom.ts';

const MINUTE_MS = 60_000;
const INTERVAL_SECONDS = 30;
const GIGABYTE = 1024 ** 3;
const PROTECTED_SHARE = 0.08;
const AGREEMENT_SHARE = 0.15;

/** When a device was last seen: the retired ones weeks ago, the others within the last hours. */
function lastSeen(random: Random, { retired }: PlannedDevice, now: number): { connected: number; gone: number } {
  const gone = retired ? now - between(random, 12, 80) * DAY_MS : now - between(random, 20, 600) * MINUTE_MS;
  return { connected: gone - between(random, 30, 3000) * MINUTE_MS, gone };
}

function telemetryOf(random: Random, device: PlannedDevice, gone: number): NewDevice['telemetry'] {
  const cpu = between(random, 3, 60);
  const sensors = {
    cpu_temp: 36 + Math.round(cpu * 0.4),
    hdd_temp: between(random, 30, 42),
    fan_speed_id: 700 + cpu * 18,
  };
  return {
    interval_seconds: INTERVAL_SECONDS,
    last_seen_at: gone,
    offline_due_at: gone,
    cpu_usage: cpu,
    memory_usage: between(random, 25, 85),
    memory_capacity: device.memory_capacity,
    hdd_usage: between(random, 10, 90),
    hdd_capacity: device.hdd_capacity,
    running_time: between(random, 600, 20 * 86_400),
    system_time: new Date(gone).toISOString(),
    ...(device.hasSensors ? sensors : {}),
  };
}

/** What is known about a device that has not reported in this run yet. */
function detailsOf({ inventory, memory_capacity, hdd_capacity }: PlannedDevice): NonNullable<NewDevice['details']> {
  const parts = [
    ['Processor', inventory.processor],
    ['Memory', `${memory_capacity / GIGABYTE} GB`],
    ['Disk', `${hdd_capacity / GIGABYTE} GB`],
    ['BIOS', inventory.bios],
    ['Network', inventory.mac_addr],
  ].filter(([, text]) => text !== '');
  return {
    hardware_name: parts.map(([name]) => name).join(';'),
    hardware_txt: parts.map(([, text]) => text).join(';'),
  };
}

/** Where a fleet is registered. */
export interface FleetPlace {
  readonly companyId: number;
  /** The ID of a planned group by its path. */
  readonly groupId: (path: readonly string[]) => number;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly seed: number;
}

/**
 * Registers the planned devices, offline until their agents report. Must be called inside a transaction.
 *
 * @returns the ID of each device by its guid.
 */
export function registerFleet(
  query: Kysely<Schema>,
  plan: readonly PlannedDevice[],
  { companyId, groupId, now, seed }: FleetPlace,
): Promise<ReadonlyMap<string, number>> {
  const random = seededRandom(seed);
  const devices = plan.map((device): NewDevice => {
    const { connected, gone } = lastSeen(random, device, now);
    return {
      ...device.inventory,
      guid: device.guid,
      device_group_fk: groupId(device.groupPath),
      agent_token_hash: null,
      alias: device.alias,
      memo: device.memo,
      simulated: 1,
      dev_os_id: device.dev_os_id,
      dev_ver: device.dev_ver,
      last_connected_at: connected,
      last_disconnected_at: gone,
      disable_filetransfer: random() < PROTECTED_SHARE ? 1 : 0,
      security_agreement: random() < AGREEMENT_SHARE ? 1 : 0,
      s_pub_ip: device.publicAddress,
      created_at: connected - between(random, 30, 300) * DAY_MS,
      telemetry: telemetryOf(random, device, gone),
      details: detailsOf(device),
    };
  });
  return registerDevices(query, companyId, devices);
}

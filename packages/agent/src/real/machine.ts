import { createHash } from 'node:crypto';
import { getServers } from 'node:dns';
import { hostname, uptime } from 'node:os';
import type { Inventory, Telemetry } from '../contract/index.ts';
import type { OperatingSystemCode } from '@remote-console/domain';
import {
  baseboard,
  bios,
  cpu,
  cpuTemperature,
  currentLoad,
  diskLayout,
  fsSize,
  graphics,
  mem,
  memLayout,
  networkGatewayDefault,
  networkInterfaces,
  networkStats,
  osInfo,
  processes,
  system,
  uuid,
} from 'systeminformation';
import { lineOf, TEXT_LIMITS } from '../report/index.ts';
import { AGENT_VERSION } from '../version/index.ts';
import { biosName, hardwareFieldsOf, processorName } from './hardware.ts';
import type { InventoryPart } from './inventoryLedger.ts';
import { createLinuxProcessReader } from './linuxProcesses.ts';
import { networkFields } from './network.ts';
import { operatingSystemCode, operatingSystemName } from './operatingSystem.ts';
import { processFieldsOf } from './processes.ts';
import { readOrNull, sharedWhileReading } from './reading.ts';
import { readSoftwareFields } from './software.ts';
import { telemetryOf } from './telemetry.ts';

/** A machine reported by an agent. */
export interface Machine {
  readonly hostName: string;
  readonly operatingSystem: OperatingSystemCode;
  readonly readTelemetry: () => Promise<Telemetry>;
  readonly inventory: readonly InventoryPart[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOST_NAME_LIMIT = 253;

async function readTelemetry(): Promise<Telemetry> {
  const [load, memory, fileSystems, temperature, network] = await Promise.all([
    readOrNull(currentLoad),
    readOrNull(mem),
    readOrNull(() => fsSize()),
    readOrNull(cpuTemperature),
    // Without a name: the interface of the default route. Summing all of them would count bridged traffic twice.
    readOrNull(() => networkStats()),
  ]);
  return telemetryOf({ load, memory, fileSystems, temperature, network, uptime: uptime(), now: new Date() });
}

/**
 * The network interfaces. Two parts of the inventory that are read together share the reading, which starts dozens of
 * programs.
 */
const readInterfaces = sharedWhileReading(() => readOrNull(() => networkInterfaces()));

async function readNetwork() {
  const [interfaces, gateway] = await Promise.all([readInterfaces(), readOrNull(networkGatewayDefault)]);
  return networkFields({ interfaces, gateway, nameServers: getServers() });
}

/**
 * An id that stays with this installation. The system's own machine id is confidential according to its manual, so only
 * a digest of it leaves the machine.
 */
async function readDeviceId(): Promise<string> {
  const answer = await readOrNull(uuid);
  const id = lineOf(answer?.os, 200);
  return id === '' ? '' : createHash('sha256').update(`remote-console-agent:${id}`).digest('hex').slice(0, 32);
}

async function readSystem() {
  const [installed, device_id] = await Promise.all([readOrNull(() => osInfo()), readDeviceId()]);
  return {
    dev_ver: AGENT_VERSION,
    os_name: operatingSystemName(installed),
    time_zone: lineOf(Intl.DateTimeFormat().resolvedOptions().timeZone, TEXT_LIMITS.time_zone),
    device_id,
  };
}

async function readHardware() {
  const [processor, maker, board, firmware, memory, disks, screens, interfaces] = await Promise.all([
    readOrNull(cpu),
    readOrNull(() => system()),
    readOrNull(() => baseboard()),
    readOrNull(() => bios()),
    readOrNull(() => memLayout()),
    readOrNull(() => diskLayout()),
    readOrNull(() => graphics()),
    readInterfaces(),
  ]);
  return {
    processor: processorName(processor),
    bios: biosName(firmware),
    ...hardwareFieldsOf({
      processor,
      system: maker,
      board,
      bios: firmware,
      memory,
      disks,
      graphics: screens,
      interfaces,
    }),
  };
}

const listProcesses = process.platform === 'linux' ? createLinuxProcessReader() : async () => (await processes()).list;

async function readProcesses() {
  return processFieldsOf(await readOrNull(listProcesses));
}

async function readSoftware() {
  return readSoftwareFields(process.platform);
}

type FieldsOf<Read extends () => Promise<object>> = keyof Awaited<ReturnType<Read>>;
/** Fields that no part reads. There are none; how people reach the machine is for its agent to say. */
type UnreadField = Exclude<
  keyof Inventory,
  | FieldsOf<typeof readSystem>
  | FieldsOf<typeof readNetwork>
  | FieldsOf<typeof readProcesses>
  | FieldsOf<typeof readHardware>
  | FieldsOf<typeof readSoftware>
  | 'remote_kinds'
>;

// If a field is read by no part, this type becomes impossible to satisfy.
const PARTS: readonly InventoryPart[] & Record<UnreadField, never> = [
  { everyMs: MINUTE, read: readSystem },
  { everyMs: MINUTE, read: readNetwork },
  { everyMs: 30 * SECOND, read: readProcesses },
  { everyMs: 30 * MINUTE, read: readHardware },
  { everyMs: 30 * MINUTE, read: readSoftware },
];

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  hostName: lineOf(hostname(), HOST_NAME_LIMIT) || 'unnamed',
  operatingSystem: operatingSystemCode(process.platform),
  readTelemetry,
  inventory: PARTS,
};

import type { WireComponents } from '@remote-console/api-client/contract';
import { DEVICE_KINDS, type DeviceKind } from './deviceKinds.ts';
import { memoOf } from './memos.ts';
import { hexadecimal, pick, type Random, seededRandom } from './seededRandom.ts';
import type { DeviceSeries, PlannedGroup, Site, SiteLanguage } from './sites.ts';

/** The agent's newest version, as known to every company of the demo. */
export const LATEST_AGENT_VERSION = '0.1.0';

/** What a device says about itself once, when it starts. */
export type PlannedInventory = Required<
  Pick<
    WireComponents['schemas']['Inventory'],
    | 'os_name'
    | 's_pri_ip'
    | 'ip_addr'
    | 'netmask'
    | 'gateway'
    | 'dns'
    | 'mac_addr'
    | 'device_id'
    | 'processor'
    | 'bios'
    | 'time_zone'
  >
>;

/** A simulated device: where it is, and what it says about itself. */
export interface PlannedDevice {
  readonly guid: string;
  readonly alias: string;
  readonly memo: string;
  /** Names of the groups from the top down to the device's own; none for the default group. */
  readonly groupPath: readonly string[];
  readonly host_name: string;
  readonly dev_os_id: DeviceKind['dev_os_id'];
  readonly dev_ver: string;
  /** Bytes. */
  readonly memory_capacity: number;
  /** Bytes. */
  readonly hdd_capacity: number;
  readonly hasSensors: boolean;
  /** It was retired and never comes online again. */
  readonly retired: boolean;
  readonly publicAddress: string;
  readonly inventory: PlannedInventory;
}

const GIGABYTE = 1024 ** 3;
const OLDER_VERSIONS = ['0.0.9', '0.0.9', '0.0.8'] as const;
const OLDER_SHARE = 0.18;
const RETIRED_SHARE = 0.03;
const FIRST_HOST = 11;

/** What the devices of one group have in common. */
interface Surroundings {
  readonly path: readonly string[];
  readonly language: SiteLanguage;
  readonly timeZone: string;
  readonly publicAddress: string;
  /** The first three numbers of the addresses. */
  readonly network: string;
}

function guidOf(random: Random): string {
  const [a, b, c, d, e] = [8, 4, 3, 3, 12].map((digits) => hexadecimal(random, digits));
  return `${a}-${b}-4${c}-a${d}-${e}`;
}

function macOf(random: Random): string {
  const pairs = hexadecimal(random, 10).toUpperCase().match(/../g) ?? [];
  // The second-lowest bit of the first byte marks the address as locally administered.
  return ['02', ...pairs].join(':');
}

function numbered(name: string, number: number): string {
  return name.replace('#', String(number).padStart(2, '0'));
}

function inventoryOf(random: Random, kind: DeviceKind, place: Surroundings, host: number): PlannedInventory {
  const address = `${place.network}.${host}`;
  return {
    os_name: pick(random, kind.systems),
    s_pri_ip: address,
    ip_addr: address,
    netmask: '255.255.255.0',
    gateway: `${place.network}.1`,
    dns: `${place.network}.1, ${place.network}.2`,
    mac_addr: macOf(random),
    device_id: `RC-${hexadecimal(random, 8).toUpperCase()}`,
    processor: pick(random, kind.processors),
    bios: pick(random, kind.bios),
    time_zone: place.timeZone,
  };
}

function deviceOf(
  random: Random,
  { kind: kindName, alias, host }: DeviceSeries,
  number: number,
  place: Surroundings,
  hostNumber: number,
): PlannedDevice {
  const kind: DeviceKind = DEVICE_KINDS[kindName];
  return {
    guid: guidOf(random),
    alias: numbered(alias, number),
    memo: memoOf(random, place.language),
    groupPath: place.path,
    host_name: numbered(host, number),
    dev_os_id: kind.dev_os_id,
    dev_ver: random() < OLDER_SHARE ? pick(random, OLDER_VERSIONS) : LATEST_AGENT_VERSION,
    memory_capacity: pick(random, kind.memory) * GIGABYTE,
    hdd_capacity: pick(random, kind.disk) * GIGABYTE,
    hasSensors: kind.sensors,
    retired: random() < RETIRED_SHARE,
    publicAddress: place.publicAddress,
    inventory: inventoryOf(random, kind, place, hostNumber),
  };
}

function devicesOf(random: Random, all: readonly DeviceSeries[], place: Surroundings): readonly PlannedDevice[] {
  let host = FIRST_HOST;
  return all.flatMap((series) =>
    Array.from({ length: series.count }, (_, index) => deviceOf(random, series, index + 1, place, host++)),
  );
}

/** The groups of a site with their paths, parents first. */
function withPaths(
  group: PlannedGroup,
  above: readonly string[] = [],
): readonly { path: string[]; group: PlannedGroup }[] {
  const path = [...above, group.name];
  return [{ path, group }, ...group.groups.flatMap((child) => withPaths(child, path))];
}

/** The paths of all groups of some sites, parents before their children. */
export function groupPaths(sites: readonly Site[]): readonly (readonly string[])[] {
  return sites.flatMap((site) => withPaths(site.group).map(({ path }) => path));
}

/** What a company's fleet is made from. */
export interface FleetTables {
  readonly sites: readonly Site[];
  /** Devices in the default group. */
  readonly newcomers: readonly DeviceSeries[];
  readonly seed: number;
}

/**
 * The simulated devices of a company. The same tables and seed give the same devices, so that an agent started later is
 * still the device that was registered.
 */
export function fleetPlan({ sites, newcomers, seed }: FleetTables): readonly PlannedDevice[] {
  const random = seededRandom(seed);
  const placed = sites.flatMap((site) =>
    withPaths(site.group).flatMap(({ path, group }, index) => {
      const { language, timeZone, publicAddress } = site;
      const network = `10.${site.network}.${index + 1}`;
      return devicesOf(random, group.devices, { path, language, timeZone, publicAddress, network });
    }),
  );
  const [headquarters] = sites;
  if (!headquarters) return placed;
  const { language, timeZone, publicAddress, network } = headquarters;
  const unsorted = { path: [], language, timeZone, publicAddress, network: `10.${network}.99` };
  return [...placed, ...devicesOf(random, newcomers, unsorted)];
}

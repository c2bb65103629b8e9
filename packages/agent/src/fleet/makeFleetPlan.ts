import type { OperatingSystemCode } from '@remote-console/domain';
import { AGENT_VERSION } from '../version/index.ts';
import type { DeviceProfile, FleetPlan } from '../simulation/index.ts';
import { between, pick, seededRandom, type Random } from './seededRandom.ts';

/** The largest number of devices that one process simulates. */
export const LARGEST_FLEET = 100_000;

interface Kind {
  readonly name: string;
  readonly dev_os_id: OperatingSystemCode;
  readonly systems: readonly [string, ...string[]];
  readonly processors: readonly [string, ...string[]];
  readonly memory: readonly [number, ...number[]];
  readonly disk: readonly [number, ...number[]];
}

const GIGABYTE = 1024 ** 3;

const DESKTOP: Kind = {
  name: 'PC',
  dev_os_id: 1,
  systems: ['Microsoft Windows 11 Pro 10.0.26100', 'Microsoft Windows 10 Pro 10.0.19045'],
  processors: ['Intel Core i5-12400', 'Intel Core i7-13700', 'AMD Ryzen 5 5600G'],
  memory: [8, 16, 32],
  disk: [256, 512],
};

/** Five out of ten devices are of the first kind, and so on. */
const KINDS: readonly [Kind, ...Kind[]] = [
  DESKTOP,
  DESKTOP,
  DESKTOP,
  DESKTOP,
  DESKTOP,
  {
    name: 'LINUX',
    dev_os_id: 2,
    systems: ['Debian GNU/Linux 12', 'Ubuntu 24.04.1 LTS'],
    processors: ['Intel Xeon E-2314', 'Raspberry Pi 4 Model B'],
    memory: [4, 8, 32],
    disk: [64, 1024],
  },
  {
    name: 'MAC',
    dev_os_id: 3,
    systems: ['macOS 15.1', 'macOS 14.6'],
    processors: ['Apple M2', 'Apple M3'],
    memory: [16, 24],
    disk: [512],
  },
  {
    name: 'ANDROID',
    dev_os_id: 4,
    systems: ['Android 14', 'Android 13'],
    processors: ['Qualcomm Snapdragon 680', 'Samsung Exynos 1380'],
    memory: [4, 6],
    disk: [64, 128],
  },
  {
    name: 'IPAD',
    dev_os_id: 5,
    systems: ['iPadOS 18.1', 'iOS 17.6'],
    processors: ['Apple A14 Bionic', 'Apple A15 Bionic'],
    memory: [4],
    disk: [64, 256],
  },
  DESKTOP,
];

function hexadecimal(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => between(random, 0, 15).toString(16)).join('');
}

function guidOf(random: Random): string {
  return [
    hexadecimal(random, 8),
    hexadecimal(random, 4),
    `4${hexadecimal(random, 3)}`,
    `8${hexadecimal(random, 3)}`,
    hexadecimal(random, 12),
  ].join('-');
}

function profileOf(random: Random, number: number): DeviceProfile {
  const kind = pick(random, KINDS);
  // One address each: the device's number mapped into 10.64.0.0/10.
  const block = `10.${64 + Math.floor(number / 62_500)}.${Math.floor((number % 62_500) / 250)}`;
  const address = `${block}.${2 + (number % 250)}`;
  const mac = ['02', ...(hexadecimal(random, 10).toUpperCase().match(/../g) ?? [])].join(':');
  return {
    guid: guidOf(random),
    host_name: `${kind.name}-${String(number).padStart(4, '0')}`,
    dev_os_id: kind.dev_os_id,
    dev_ver: AGENT_VERSION,
    memory_capacity: pick(random, kind.memory) * GIGABYTE,
    hdd_capacity: pick(random, kind.disk) * GIGABYTE,
    retired: false,
    inventory: {
      os_name: pick(random, kind.systems),
      processor: pick(random, kind.processors),
      s_pri_ip: address,
      ip_addr: address,
      netmask: '255.255.255.0',
      gateway: `${block}.1`,
      dns: `${block}.1`,
      mac_addr: mac,
      time_zone: 'Asia/Seoul',
    },
  };
}

/**
 * Makes up a fleet. The same seed gives the same devices, so that a server recognizes them.
 *
 * @param count 1 to `LARGEST_FLEET`.
 */
export function makeFleetPlan(count: number, seed = 1): FleetPlan {
  const random = seededRandom(seed);
  const devices = Array.from({ length: count }, (_, index) => profileOf(random, index + 1));
  return { fleets: [{ enrolmentToken: null, devices }] };
}

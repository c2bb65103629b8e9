import type { Telemetry } from '../contract/index.ts';
import type { Systeminformation } from 'systeminformation';
import { lineOf, NUMBER_RANGES, numberOf, percentOf, rowsOf, within } from '../report/index.ts';
import type { Reading } from './reading.ts';

/** The sources of a telemetry report; null for what could not be read. */
export interface TelemetryReadings {
  readonly load: Reading<Systeminformation.CurrentLoadData> | null;
  readonly memory: Reading<Systeminformation.MemData> | null;
  /** The list of file systems. */
  readonly fileSystems: unknown;
  readonly temperature: Reading<Systeminformation.CpuTemperatureData> | null;
  /** Traffic of the interface that leads to other networks since the previous reading. */
  readonly network: unknown;
  /** Seconds since the machine started. */
  readonly uptime: number;
  readonly now: Date;
}

const NAME_LIMIT = 300;

/** File systems that take up no disk space on this machine. */
const NO_DISK = /^(tmpfs|devtmpfs|squashfs|ramfs|proc|sysfs|autofs|nfs\d?|cifs|smbfs|fuse\..*|9p|iso9660|udf)$/i;

interface Disk {
  readonly size: number;
  readonly used: number;
  readonly available: number;
}

function bytesOf(value: unknown): number | null {
  const bytes = numberOf(value);
  return bytes === null ? null : Math.max(bytes, 0);
}

/** The disk that a file system is on, and its name. The volumes of an APFS container share all of its space. */
function diskOf(row: Readonly<Record<string, unknown>>): readonly [string, Disk] {
  const device = lineOf(row['fs'], NAME_LIMIT) || lineOf(row['mount'], NAME_LIMIT);
  const size = bytesOf(row['size']) ?? 0;
  const available = bytesOf(row['available']);
  const used = bytesOf(row['used']) ?? 0;
  const free = available ?? Math.max(size - used, 0);
  if (lineOf(row['type'], NAME_LIMIT).toLowerCase() !== 'apfs') return [device, { size, used, available: free }];
  return [device.replace(/^(\/dev\/disk\d+)s.*/, '$1'), { size, used: Math.max(size - free, 0), available: free }];
}

/** Total bytes of all disks; file systems on the same device, such as bind mounts, count once. */
function diskTotals(fileSystems: unknown): Disk {
  const disks = new Map<string, Disk>();
  for (const row of rowsOf(fileSystems)) {
    if (typeof row['type'] === 'string' && NO_DISK.test(row['type'])) continue;
    const [device, disk] = diskOf(row);
    if (!disks.has(device)) disks.set(device, disk);
  }
  const sum = (pick: (disk: Disk) => number) => [...disks.values()].reduce((total, disk) => total + pick(disk), 0);
  return { size: sum((disk) => disk.size), used: sum((disk) => disk.used), available: sum((disk) => disk.available) };
}

function share(part: number, whole: number): number {
  return whole > 0 ? percentOf((part / whole) * 100) : 0;
}

function memoryUsage(memory: TelemetryReadings['memory'], total: number): number {
  const available = numberOf(memory?.available);
  const used = available === null ? (numberOf(memory?.used) ?? 0) : total - available;
  return share(used, total);
}

/** The highest plausible reading: missing sensors return null, 0 or -1. */
function processorTemperature(temperature: TelemetryReadings['temperature']): number | null {
  const figures = [numberOf(temperature?.main), numberOf(temperature?.max)].filter((figure) => figure !== null);
  const plausible = figures.filter((figure) => figure > 0 && figure < 200);
  return plausible.length === 0 ? null : Math.round(Math.max(...plausible) * 10) / 10;
}

/** Bytes per second in and out; nothing when unknown, as at the first reading. */
function networkRates(stats: unknown): Pick<Telemetry, 'network_received' | 'network_sent'> {
  const [row] = rowsOf(stats);
  const [received, sent] = [numberOf(row?.['rx_sec']), numberOf(row?.['tx_sec'])];
  // Counters that were reset are not traffic.
  if (received === null || sent === null || received < 0 || sent < 0) return {};
  return {
    network_received: Math.round(within(received, NUMBER_RANGES.network_received)),
    network_sent: Math.round(within(sent, NUMBER_RANGES.network_sent)),
  };
}

/** A telemetry report made from the answers of systeminformation (B-FIELD-03, B-FIELD-04). */
export function telemetryOf(readings: TelemetryReadings): Telemetry {
  const { load, memory, fileSystems, temperature, network, uptime, now } = readings;
  const total = within(numberOf(memory?.total) ?? 0, NUMBER_RANGES.memory_capacity);
  const disks = diskTotals(fileSystems);
  const heat = processorTemperature(temperature);
  return {
    cpu_usage: percentOf(load?.currentLoad),
    memory_usage: memoryUsage(memory, total),
    memory_capacity: total,
    // Space reserved for the system counts neither as used nor as free, as in `df`.
    hdd_usage: share(disks.used, disks.used + disks.available),
    hdd_capacity: within(disks.size, NUMBER_RANGES.hdd_capacity),
    ...(heat === null ? {} : { cpu_temp: within(heat, NUMBER_RANGES.cpu_temp) }),
    ...networkRates(network),
    running_time: Math.floor(within(numberOf(uptime) ?? 0, NUMBER_RANGES.running_time)),
    system_time: now.toISOString(),
  };
}

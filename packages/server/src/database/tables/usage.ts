import type { StoredInstant } from './columns.ts';

/** What a device reported in one minute, summed up as it comes; a row goes when it is packed. */
export interface UsageSampleTable {
  device_fk: number;
  minute_at: StoredInstant;
  reports: number;
  cpu_sum: number;
  cpu_high: number;
  memory_sum: number;
  memory_high: number;
  disk_sum: number;
  disk_high: number;
}

/** What a device reported, packed by `devices/usage/usageRow.ts`: one row for a while of each resolution. */
export interface DeviceUsageTable {
  device_fk: number;
  /** Minutes that a bucket sums up: 1, 15 or 60. */
  resolution: number;
  /** When the first bucket of the row begins. */
  period_at: StoredInstant;
  buckets: Uint8Array;
}

/** The history of usage. */
export interface UsageTables {
  usage_samples: UsageSampleTable;
  device_usage: DeviceUsageTable;
}

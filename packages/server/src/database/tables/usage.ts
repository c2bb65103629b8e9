import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** What a device reported in one minute, summed up as it comes; a row goes when it is packed. */
export interface UsageSampleTable {
  device_fk: number;
  /** The group that the device was in when the minute began; null where a version before this column noted it. */
  device_group_fk: number | null;
  minute_at: StoredInstant;
  reports: number;
  cpu_sum: number;
  cpu_high: number;
  memory_sum: number;
  memory_high: number;
  disk_sum: number;
  disk_high: number;
  /** How many of the reports said what went over the network. */
  network_reports: Generated<number>;
  received_sum: Generated<number>;
  received_high: Generated<number>;
  sent_sum: Generated<number>;
  sent_high: Generated<number>;
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

/**
 * What the devices of a group reported, summed up and packed by `devices/usage/usageSums.ts`. The root group has no devices;
 * with it is what all devices of the company reported.
 */
export interface GroupUsageTable {
  device_group_fk: number;
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
  group_usage: GroupUsageTable;
}

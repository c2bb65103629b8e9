import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** What a device reported in one minute, summed up as it arrives; a row is deleted when it is packed. */
export interface UsageSampleTable {
  device_fk: number;
  /** The group of the device at the start of the minute; null if recorded by a version before this column. */
  device_group_fk: number | null;
  minute_at: StoredInstant;
  reports: number;
  cpu_sum: number;
  cpu_high: number;
  memory_sum: number;
  memory_high: number;
  disk_sum: number;
  disk_high: number;
  /** How many of the reports included network traffic. */
  network_reports: Generated<number>;
  received_sum: Generated<number>;
  received_high: Generated<number>;
  sent_sum: Generated<number>;
  sent_high: Generated<number>;
}

/** What a device reported, packed by `devices/usage/usageRow.ts`: one row per period of each resolution. */
export interface DeviceUsageTable {
  device_fk: number;
  /** Minutes that a bucket sums up: 1, 15 or 60. */
  resolution: number;
  /** When the first bucket of the row starts. */
  period_at: StoredInstant;
  buckets: Uint8Array;
}

/**
 * What the devices of a group reported, summed up and packed by `devices/usage/usageSums.ts`. The root group has no
 * devices; its row is the sum of all devices of the company.
 */
export interface GroupUsageTable {
  device_group_fk: number;
  /** Minutes that a bucket sums up: 1, 15 or 60. */
  resolution: number;
  /** When the first bucket of the row starts. */
  period_at: StoredInstant;
  buckets: Uint8Array;
}

/** The usage history. */
export interface UsageTables {
  usage_samples: UsageSampleTable;
  device_usage: DeviceUsageTable;
  group_usage: GroupUsageTable;
}

import type { Generated } from 'kysely';

/** What triggers an alert for the devices directly in a group. */
export interface GroupThresholdTable {
  pk: Generated<number>;
  device_group_fk: number;
  /** Such as `IW1`; once per group. */
  alert_code: string;
  /** Minutes, of an alert that is based on time. */
  alert_time: number | null;
  /** Percent, degrees Celsius or rpm, of an alert that is based on a value. */
  alert_th_value: number | null;
}

/** What belongs to groups besides devices and people. */
export interface GroupTables {
  group_thresholds: GroupThresholdTable;
}

import type { Generated } from 'kysely';

/** What sets an alert off for the devices directly in a group. */
export interface GroupThresholdTable {
  pk: Generated<number>;
  device_group_fk: number;
  /** Such as `IW1`; once a group. */
  alert_code: string;
  /** Minutes, of an alert that is based on time. */
  alert_time: number | null;
  /** Percent, degrees Celsius or rpm, of an alert that is based on a value. */
  alert_th_value: number | null;
}

/** What hangs on groups beside devices and people. */
export interface GroupTables {
  group_thresholds: GroupThresholdTable;
}

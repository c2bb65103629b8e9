import type { Inventory } from '@remote-console/api-client/contract';
import type { OperatingSystemCode } from '@remote-console/domain';

/** What stays the same about a simulated device. */
export interface DeviceProfile {
  readonly guid: string;
  readonly host_name: string;
  readonly dev_os_id: OperatingSystemCode;
  readonly dev_ver: string;
  /** Bytes. */
  readonly memory_capacity: number;
  /** Bytes. */
  readonly hdd_capacity: number;
  /** The device never comes online again. */
  readonly retired: boolean;
  /** Everything else that the device reports about itself. */
  readonly inventory: Inventory;
}

/** A fleet, and how it enrols. */
export interface FleetPlan {
  /** Null where the token comes from elsewhere. */
  readonly enrolmentToken: string | null;
  readonly devices: readonly DeviceProfile[];
}

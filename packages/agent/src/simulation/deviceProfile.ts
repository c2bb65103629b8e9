import type { Inventory } from '../contract/index.ts';
import type { OperatingSystemCode } from '@remote-console/domain';

/** The constant properties of a simulated device. */
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

/** Devices that enroll with the same token, into the same company. */
export interface Fleet {
  /** Null where the token comes from elsewhere. */
  readonly enrolmentToken: string | null;
  readonly devices: readonly DeviceProfile[];
}

/** What one process simulates. */
export interface FleetPlan {
  readonly fleets: readonly Fleet[];
}

import type { DeviceFilters } from '../devices/index.ts';

/**
 * The numbers of the overview that count devices, each by the filter of the device list that shows exactly these devices: the
 * console leads to the list with it. The server counts along its indices instead; a property test compares both.
 */
export const FLEET_FILTERS = {
  /** Reachable now. */
  online: { alive: '1' },
  offline: { alive: '0' },
  /** Offline for a week at least. */
  absent: { absent: '7' },
  /** With an alert whose cause lasts. */
  alerting: { alerts: 'open' },
  /** With a value at its threshold or above. */
  overLimit: { alerts: 'limit' },
  /** With another agent than the newest of the company. */
  outdated: { version: 'outdated' },
  /** Of these, those whose agent can be updated now. */
  updatable: { alive: '1', version: 'outdated' },
} as const satisfies Record<string, DeviceFilters>;

/** A number of the overview that leads to a list of devices. */
export type FleetNumber = keyof typeof FLEET_FILTERS;

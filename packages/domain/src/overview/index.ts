import type { DeviceFilters } from '../devices/index.ts';

/**
 * The overview's device counts, each by the device list's filter that shows exactly these devices, which the console
 * links to. The server counts along its indexes instead; a property test compares both.
 */
export const FLEET_FILTERS = {
  /** Reachable now. */
  online: { alive: '1' },
  offline: { alive: '0' },
  /** Offline for at least a week. */
  absent: { absent: '7' },
  /** With an alert whose cause persists. */
  alerting: { alerts: 'open' },
  /** With a value at or above its threshold. */
  overLimit: { alerts: 'limit' },
  /** With an agent that differs from the company's latest. */
  outdated: { version: 'outdated' },
  /** Of these, those whose agent can be updated now. */
  updatable: { alive: '1', version: 'outdated' },
} as const satisfies Record<string, DeviceFilters>;

/** A number of the overview that links to a device list. */
export type FleetNumber = keyof typeof FLEET_FILTERS;

import type { ViewParameters } from '../address/index.ts';

/** What a filter of the list can be set to, as the address and the wire spell it; the group is the address itself. */
export const DEVICE_FILTER_CHOICES = {
  os: ['1', '2', '3', '4', '5'],
  alive: ['1', '0'],
  approval: ['1', '0'],
  version: ['latest', 'outdated'],
  alerts: ['open', 'limit'],
  absent: ['1', '7', '30'],
  favourite: ['1'],
} as const;

/** One filter of the list. */
export type DeviceFilterKey = keyof typeof DEVICE_FILTER_CHOICES;

/** The filters that are set; one that is missing narrows nothing. */
export type DeviceFilters = { readonly [Key in DeviceFilterKey]?: (typeof DEVICE_FILTER_CHOICES)[Key][number] };

/** The filters in the order in which they are shown. */
export const DEVICE_FILTERS = [
  'os',
  'alive',
  'approval',
  'version',
  'alerts',
  'absent',
  'favourite',
] as const satisfies readonly DeviceFilterKey[];

/** The filters that are set, in their order. */
export const setFilters = (filters: DeviceFilters): readonly DeviceFilterKey[] =>
  DEVICE_FILTERS.filter((key) => filters[key] !== undefined);

/** The filters without one of them. */
export function withoutFilter(filters: DeviceFilters, gone: DeviceFilterKey): DeviceFilters {
  const { [gone]: _gone, ...left } = filters;
  return left;
}

/** The filters with one of them set to a choice, or taken away by any other text. */
export function withFilter(filters: DeviceFilters, key: DeviceFilterKey, choice: string): DeviceFilters {
  return { ...withoutFilter(filters, key), ...parseDeviceFilters({ [key]: choice }) };
}

/** Reads the filters from the address; what is no choice narrows nothing. */
export function parseDeviceFilters(parameters: ViewParameters): DeviceFilters {
  const choice = <Choice extends string>(choices: readonly Choice[], key: DeviceFilterKey) =>
    choices.find((one) => one === parameters[key]);
  const os = choice(DEVICE_FILTER_CHOICES.os, 'os');
  const alive = choice(DEVICE_FILTER_CHOICES.alive, 'alive');
  const approval = choice(DEVICE_FILTER_CHOICES.approval, 'approval');
  const version = choice(DEVICE_FILTER_CHOICES.version, 'version');
  const alerts = choice(DEVICE_FILTER_CHOICES.alerts, 'alerts');
  const absent = choice(DEVICE_FILTER_CHOICES.absent, 'absent');
  const favourite = choice(DEVICE_FILTER_CHOICES.favourite, 'favourite');
  return {
    ...(os ? { os } : {}),
    ...(alive ? { alive } : {}),
    ...(approval ? { approval } : {}),
    ...(version ? { version } : {}),
    ...(alerts ? { alerts } : {}),
    ...(absent ? { absent } : {}),
    ...(favourite ? { favourite } : {}),
  };
}

/** A code of the wire: `'1'` is 1, as a type too. */
const CODES = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '7': 7, '30': 30 } as const;

/** The filters as the wire sends them. */
export interface DeviceFilterQuery {
  readonly os?: 1 | 2 | 3 | 4 | 5;
  readonly isOnline?: boolean;
  readonly approval?: 0 | 1;
  readonly version?: 'latest' | 'outdated';
  /** `open`: with an alert whose cause lasts; `limit`: with one whose value is at its threshold or above. */
  readonly alerts?: 'open' | 'limit';
  /** Offline for that many days at least. */
  readonly absent?: 1 | 7 | 30;
  readonly favourite?: 1;
}

/** Spells the filters for a call. */
export function deviceFilterQuery(filters: DeviceFilters): DeviceFilterQuery {
  const { os, alive, approval, version, alerts, absent, favourite } = filters;
  return {
    ...(os ? { os: CODES[os] } : {}),
    ...(alive ? { isOnline: alive === '1' } : {}),
    ...(approval ? { approval: CODES[approval] } : {}),
    ...(version ? { version } : {}),
    ...(alerts ? { alerts } : {}),
    ...(absent ? { absent: CODES[absent] } : {}),
    ...(favourite ? { favourite: CODES[favourite] } : {}),
  };
}

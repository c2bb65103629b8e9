import type { ViewParameters } from '../address/index.ts';

/** The values of the list's filters, spelled as in the address and on the wire; the group is the address itself. */
export const DEVICE_FILTER_CHOICES = {
  os: ['1', '2', '3', '4', '5'],
  alive: ['1', '0'],
  approval: ['1', '0'],
  version: ['latest', 'outdated'],
  alerts: ['open', 'limit'],
  absent: ['1', '7', '30'],
  favourite: ['1'],
} as const;

/** A list filter. */
export type DeviceFilterKey = keyof typeof DEVICE_FILTER_CHOICES;

/** The active filters; a missing one restricts nothing. */
export type DeviceFilters = { readonly [Key in DeviceFilterKey]?: (typeof DEVICE_FILTER_CHOICES)[Key][number] };

/** The filters in display order. */
export const DEVICE_FILTERS = [
  'os',
  'alive',
  'approval',
  'version',
  'alerts',
  'absent',
  'favourite',
] as const satisfies readonly DeviceFilterKey[];

/** The active filters, in order. */
export const setFilters = (filters: DeviceFilters): readonly DeviceFilterKey[] =>
  DEVICE_FILTERS.filter((key) => filters[key] !== undefined);

/** The filters without one of them. */
export function withoutFilter(filters: DeviceFilters, gone: DeviceFilterKey): DeviceFilters {
  const { [gone]: _gone, ...left } = filters;
  return left;
}

/** The filters with one of them set to a value, or removed by any other text. */
export function withFilter(filters: DeviceFilters, key: DeviceFilterKey, choice: string): DeviceFilters {
  return { ...withoutFilter(filters, key), ...parseDeviceFilters({ [key]: choice }) };
}

/** Reads the filters from the address; invalid values restrict nothing. */
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

/** A wire code: `'1'` is 1, as a type too. */
const CODES = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '7': 7, '30': 30 } as const;

/** The filters as sent on the wire. */
export interface DeviceFilterQuery {
  readonly os?: 1 | 2 | 3 | 4 | 5;
  readonly isOnline?: boolean;
  readonly approval?: 0 | 1;
  readonly version?: 'latest' | 'outdated';
  /** `open`: with an alert whose cause persists; `limit`: with one whose value is at or above its threshold. */
  readonly alerts?: 'open' | 'limit';
  /** Offline for at least that many days. */
  readonly absent?: 1 | 7 | 30;
  readonly favourite?: 1;
}

/** Encodes the filters for a call. */
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

/** Everything about a device property, for all code that names, lists, sorts, exports, reports, or stores it. */
interface DeviceField {
  /** Key of its name in the console's device texts. */
  readonly label?: string;
  /** How agents report it: the maximum text length in characters, and the kind of text. */
  readonly reported?: {
    readonly limit: number;
    /**
     * `text` is stored and sent as it is, in a column of the same name. `details` are long lists that only the device's
     * page shows. `kinds` are words that the server interprets.
     */
    readonly as: 'text' | 'details' | 'kinds';
  };
  /** It is a column of the device list, laid out in `DEVICE_COLUMN_LAYOUTS`. */
  readonly listed?: true;
  /** The sort key for it, on the wire and in addresses. */
  readonly sorted?: string;
  /** The kind of search that covers it, besides a search in everything. */
  readonly searched?: 'alias' | 'memo' | 'ip';
  /** Its column in an exported list: the header, and the width in characters. */
  readonly exported?: { readonly word: string; readonly width: number };
  /** The table on the device's page that has it as a row, and whether it can be copied there. */
  readonly fact?: { readonly table: 'system' | 'network'; readonly copied?: true };
}

/** Every property that is not just sent, in the order of facts and export columns. */
export const DEVICE_FIELDS = {
  alias: {
    label: 'columnName',
    listed: true,
    sorted: 'alias',
    searched: 'alias',
    exported: { word: 'device', width: 28 },
  },
  isOnline: { label: 'columnState', listed: true, sorted: 'alive', exported: { word: 'state', width: 10 } },
  memo: { label: 'columnMemo', listed: true, sorted: 'memo', searched: 'memo', exported: { word: 'memo', width: 36 } },
  groupName: {
    label: 'columnGroup',
    listed: true,
    sorted: 'device_group_name',
    exported: { word: 'group', width: 20 },
  },
  osId: { sorted: 'dev_os_id', exported: { word: 'system', width: 14 } },
  publicIp: {
    label: 'rowPublicIp',
    searched: 'ip',
    exported: { word: 'publicAddress', width: 18 },
    fact: { table: 'network', copied: true },
  },
  privateIp: {
    label: 'rowPrivateIp',
    reported: { limit: 45, as: 'text' },
    searched: 'ip',
    exported: { word: 'privateAddress', width: 18 },
    fact: { table: 'network', copied: true },
  },
  osName: { label: 'rowOs', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  processor: { label: 'rowProcessor', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  bios: { label: 'rowBios', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  agentVersion: {
    label: 'rowAgent',
    reported: { limit: 40, as: 'text' },
    exported: { word: 'version', width: 16 },
    fact: { table: 'system' },
  },
  lastConnectedTime: {
    label: 'columnLastConnected',
    listed: true,
    sorted: 'last_connected_time',
    exported: { word: 'lastConnected', width: 20 },
  },
  lastDisconnectedTime: { exported: { word: 'lastDisconnected', width: 20 } },
  tags: { label: 'columnTags', listed: true, exported: { word: 'tags', width: 28 } },
  runningTime: { label: 'rowRunningTime', fact: { table: 'system' } },
  systemTime: { label: 'rowSystemTime', fact: { table: 'system' } },
  timeZone: { label: 'rowTimeZone', reported: { limit: 60, as: 'text' }, fact: { table: 'system' } },
  cpuTemperature: { label: 'rowCpuTemperature', fact: { table: 'system' } },
  diskTemperature: { label: 'rowDiskTemperature', fact: { table: 'system' } },
  fanSpeed: { label: 'rowFan', fact: { table: 'system' } },
  ipAddress: {
    label: 'rowIp',
    reported: { limit: 45, as: 'text' },
    searched: 'ip',
    fact: { table: 'network' },
  },
  netmask: { label: 'rowNetmask', reported: { limit: 45, as: 'text' }, fact: { table: 'network' } },
  gateway: { label: 'rowGateway', reported: { limit: 45, as: 'text' }, fact: { table: 'network' } },
  dns: { label: 'rowDns', reported: { limit: 200, as: 'text' }, fact: { table: 'network' } },
  macAddress: {
    label: 'rowMac',
    reported: { limit: 17, as: 'text' },
    fact: { table: 'network', copied: true },
  },
  hardwareId: { reported: { limit: 100, as: 'text' } },
  processName: { reported: { limit: 20_000, as: 'details' } },
  processCpuUsage: { reported: { limit: 20_000, as: 'details' } },
  processMemoryUsage: { reported: { limit: 20_000, as: 'details' } },
  hardwareName: { reported: { limit: 20_000, as: 'details' } },
  hardwareText: { reported: { limit: 40_000, as: 'details' } },
  softwareName: { reported: { limit: 100_000, as: 'details' } },
  softwareList: { reported: { limit: 200_000, as: 'details' } },
  remoteKinds: { reported: { limit: 100, as: 'kinds' } },
} as const satisfies Record<string, DeviceField>;

type Fields = typeof DEVICE_FIELDS;
type FieldName = keyof Fields;
type FieldWith<Part> = { [Name in FieldName]: Fields[Name] extends Part ? Name : never }[FieldName];

/** A property that agents report. */
export type ReportedField = FieldWith<Required<Pick<DeviceField, 'reported'>>>;
/** A text that agents report, and that is stored and sent as it is. */
export type ReportedText = FieldWith<{ readonly reported: { readonly as: 'text' } }>;
/** A long list that agents report. */
export type ReportedDetails = FieldWith<{ readonly reported: { readonly as: 'details' } }>;
/** What agents report and the list shows, stored with the device itself. */
type ReportedColumn = Exclude<ReportedField, ReportedDetails>;
/** A property that the list can be sorted by. */
export type SortedField = FieldWith<Required<Pick<DeviceField, 'sorted'>>>;
/** A sort key of the list. */
export type DeviceSortKey = Fields[SortedField]['sorted'];
type ReportedSortKey = Fields[Extract<SortedField, ReportedText>]['sorted'];
/** A property that is a column of exported lists. */
export type ExportedField = FieldWith<Required<Pick<DeviceField, 'exported'>>>;
/** A property that a search covers. */
export type SearchedField = FieldWith<Required<Pick<DeviceField, 'searched'>>>;
/** A property in the table about the device itself. */
export type SystemFact = FieldWith<{ readonly fact: { readonly table: 'system' } }>;
/** A property in the table about the device's connection. */
export type NetworkFact = FieldWith<{ readonly fact: { readonly table: 'network' } }>;
/** A list column that shows a property. */
type ListedField = FieldWith<{ readonly listed: true }>;

const isField = (name: string): name is FieldName => Object.hasOwn(DEVICE_FIELDS, name);
const FIELD_NAMES = Object.keys(DEVICE_FIELDS).filter(isField);
const partsOf = (name: FieldName): DeviceField => DEVICE_FIELDS[name];

/** Everything that agents report. */
export const REPORTED_FIELDS = FIELD_NAMES.filter(
  (name): name is ReportedField => partsOf(name).reported !== undefined,
);

const isReportedDetails = (name: ReportedField): name is ReportedDetails =>
  DEVICE_FIELDS[name].reported.as === 'details';

/** The long lists among them, which are stored separately. */
export const REPORTED_DETAILS = REPORTED_FIELDS.filter(isReportedDetails);

/** The others, which are stored with the device itself. */
export const REPORTED_COLUMNS = REPORTED_FIELDS.filter((name): name is ReportedColumn => !isReportedDetails(name));

/** The texts among them that are sent as they are. */
export const REPORTED_TEXTS = REPORTED_FIELDS.filter(
  (name): name is ReportedText => DEVICE_FIELDS[name].reported.as === 'text',
);

/** The given properties, or columns, that are such texts: displaying them requires no further knowledge. */
export const reportedTextsOf = <Name extends string>(names: readonly Name[]): readonly (Name & ReportedText)[] =>
  names.filter((name): name is Name & ReportedText => REPORTED_TEXTS.some((text) => text === name));

/** The properties that the list can be sorted by. */
export const SORTED_FIELDS = FIELD_NAMES.filter((name): name is SortedField => partsOf(name).sorted !== undefined);

/** The list's sort keys. */
export const DEVICE_SORT_KEYS: readonly DeviceSortKey[] = SORTED_FIELDS.map((name) => DEVICE_FIELDS[name].sorted);

/** The sort keys for texts that agents report. */
export const REPORTED_SORT_KEYS = DEVICE_SORT_KEYS.filter((key): key is ReportedSortKey =>
  REPORTED_TEXTS.some((text) => partsOf(text).sorted === key),
);

/** The columns of exported lists, in order. */
export const EXPORTED_FIELDS = FIELD_NAMES.filter(
  (name): name is ExportedField => partsOf(name).exported !== undefined,
);

/** What a search covers. */
export const SEARCHED_FIELDS = FIELD_NAMES.filter(
  (name): name is SearchedField => partsOf(name).searched !== undefined,
);

/** The rows of the table about the device itself, in order. */
export const SYSTEM_FACTS = FIELD_NAMES.filter((name): name is SystemFact => partsOf(name).fact?.table === 'system');

/** The rows of the table about the device's connection, in order. */
export const NETWORK_FACTS = FIELD_NAMES.filter((name): name is NetworkFact => partsOf(name).fact?.table === 'network');

/** A column's width: pixels, or a share of the remaining space with a minimum in pixels. */
type ColumnSize =
  | { readonly width: number; readonly flex?: never; readonly minWidth?: never }
  | { readonly width?: never; readonly flex: number; readonly minWidth: number };

/** How the list lays out a column. */
interface ColumnLayout {
  /** The property that it shows, or its name's key if it shows none. */
  readonly shows: ListedField | { readonly label: string };
  readonly size: ColumnSize;
  /** Its share of the table while loading; 0 if it is not shown then. */
  readonly loadingShare: number;
  /** Its priority for hiding when space is short: 1 goes first. */
  readonly yields?: number;
  /** It is displayed more subtly than the others. */
  readonly quiet?: true;
  /** It can't be hidden: without it a row says nothing, or nothing can be done with it. */
  readonly stays?: true;
}

/**
 * The list's columns, in the specified order (B-TABLE-01 to B-TABLE-07), and the tags. Their names are part of users'
 * stored settings and must not change.
 */
const DEVICE_COLUMN_LAYOUTS = {
  alive: { shows: 'isOnline', size: { width: 112 }, loadingShare: 1 },
  actions: { shows: { label: 'columnActions' }, size: { width: 88 }, loadingShare: 0.8, stays: true },
  alias: { shows: 'alias', size: { flex: 1.5, minWidth: 200 }, loadingShare: 3, stays: true },
  memo: { shows: 'memo', size: { flex: 1.2, minWidth: 110 }, loadingShare: 2.2, yields: 4 },
  // Most lists have no tags, and then no column for them.
  tags: { shows: 'tags', size: { flex: 1, minWidth: 96 }, loadingShare: 0, yields: 1 },
  last_connected_time: {
    shows: 'lastConnectedTime',
    size: { width: 156 },
    loadingShare: 1.4,
    yields: 3,
    quiet: true,
  },
  device_group_name: {
    shows: 'groupName',
    size: { flex: 1, minWidth: 104 },
    loadingShare: 1.6,
    yields: 2,
    quiet: true,
  },
  connect: { shows: { label: 'columnConnect' }, size: { width: 190 }, loadingShare: 1.2 },
} as const satisfies Record<string, ColumnLayout>;

/** A column of the device list. */
export type DeviceColumn = keyof typeof DEVICE_COLUMN_LAYOUTS;

const isColumn = (name: string): name is DeviceColumn => Object.hasOwn(DEVICE_COLUMN_LAYOUTS, name);

/** The device list's columns, in order. */
export const DEVICE_COLUMNS = Object.keys(DEVICE_COLUMN_LAYOUTS).filter(isColumn);

/** A column's layout. */
export const columnLayout = (column: DeviceColumn): ColumnLayout => DEVICE_COLUMN_LAYOUTS[column];

/** The key of a column's name. */
export function columnLabel(column: DeviceColumn) {
  const { shows } = DEVICE_COLUMN_LAYOUTS[column];
  return typeof shows === 'object' ? shows.label : DEVICE_FIELDS[shows].label;
}

/** The list's sort key for a column; `undefined` if it isn't sortable. */
export function columnSortKey(column: DeviceColumn): DeviceSortKey | undefined {
  const { shows } = columnLayout(column);
  const field = SORTED_FIELDS.find((name) => name === shows);
  return field && DEVICE_FIELDS[field].sorted;
}

/** A value for each of the given properties. */
export function valuesOfFields<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function valuesOfFields(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

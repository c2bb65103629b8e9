/** What is known of one property of a device, in one place for all who name, list, sort, export, report or store it. */
interface DeviceField {
  /** Key of its name in the texts of the console, among those of devices. */
  readonly label?: string;
  /** How its agent reports it: the longest text in characters, and what kind of text that is. */
  readonly reported?: {
    readonly limit: number;
    /**
     * `text` is kept and sent as it is, in a column of its own name. `details` are long lists that only the page of the
     * device has. `kinds` are words that the server reads.
     */
    readonly as: 'text' | 'details' | 'kinds';
  };
  /** It is a column of the device list, laid out in `DEVICE_COLUMN_LAYOUTS`. */
  readonly listed?: true;
  /** The list can be sorted by it; its name is the key on the wire. */
  readonly sorted?: true;
  /** The kind of search that looks in it, beside a search in everything. */
  readonly searched?: 'alias' | 'memo' | 'ip';
  /** Its column in an exported list: the word above it, and the width in characters. */
  readonly exported?: { readonly word: string; readonly width: number };
  /** The table on the page of the device that it is a row of, and whether people copy it from there. */
  readonly fact?: { readonly table: 'system' | 'network'; readonly copied?: true };
}

/** Every property that is more than sent, in the order in which facts and the columns of exports come. */
export const DEVICE_FIELDS = {
  alias: {
    label: 'columnName',
    listed: true,
    sorted: true,
    searched: 'alias',
    exported: { word: 'device', width: 28 },
  },
  alive: { label: 'columnState', listed: true, sorted: true, exported: { word: 'state', width: 10 } },
  memo: { label: 'columnMemo', listed: true, sorted: true, searched: 'memo', exported: { word: 'memo', width: 36 } },
  device_group_name: {
    label: 'columnGroup',
    listed: true,
    sorted: true,
    exported: { word: 'group', width: 20 },
  },
  dev_os_id: { sorted: true, exported: { word: 'system', width: 14 } },
  s_pub_ip: {
    label: 'rowPublicIp',
    searched: 'ip',
    exported: { word: 'publicAddress', width: 18 },
    fact: { table: 'network', copied: true },
  },
  s_pri_ip: {
    label: 'rowPrivateIp',
    reported: { limit: 45, as: 'text' },
    searched: 'ip',
    exported: { word: 'privateAddress', width: 18 },
    fact: { table: 'network', copied: true },
  },
  os_name: { label: 'rowOs', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  processor: { label: 'rowProcessor', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  bios: { label: 'rowBios', reported: { limit: 200, as: 'text' }, fact: { table: 'system' } },
  dev_ver: {
    label: 'rowAgent',
    reported: { limit: 40, as: 'text' },
    exported: { word: 'version', width: 16 },
    fact: { table: 'system' },
  },
  last_connected_time: {
    label: 'columnLastConnected',
    listed: true,
    sorted: true,
    exported: { word: 'lastConnected', width: 20 },
  },
  last_disconnected_time: { exported: { word: 'lastDisconnected', width: 20 } },
  tags: { label: 'columnTags', listed: true, exported: { word: 'tags', width: 28 } },
  running_time: { label: 'rowRunningTime', fact: { table: 'system' } },
  system_time: { label: 'rowSystemTime', fact: { table: 'system' } },
  time_zone: { label: 'rowTimeZone', reported: { limit: 60, as: 'text' }, fact: { table: 'system' } },
  cpu_temp: { label: 'rowCpuTemperature', fact: { table: 'system' } },
  hdd_temp: { label: 'rowDiskTemperature', fact: { table: 'system' } },
  fan_speed_id: { label: 'rowFan', fact: { table: 'system' } },
  ip_addr: {
    label: 'rowIp',
    reported: { limit: 45, as: 'text' },
    searched: 'ip',
    fact: { table: 'network' },
  },
  netmask: { label: 'rowNetmask', reported: { limit: 45, as: 'text' }, fact: { table: 'network' } },
  gateway: { label: 'rowGateway', reported: { limit: 45, as: 'text' }, fact: { table: 'network' } },
  dns: { label: 'rowDns', reported: { limit: 200, as: 'text' }, fact: { table: 'network' } },
  mac_addr: {
    label: 'rowMac',
    reported: { limit: 17, as: 'text' },
    fact: { table: 'network', copied: true },
  },
  device_id: { reported: { limit: 100, as: 'text' } },
  prcss_name: { reported: { limit: 20_000, as: 'details' } },
  prcss_cpu_usage: { reported: { limit: 20_000, as: 'details' } },
  prcss_memory_usage: { reported: { limit: 20_000, as: 'details' } },
  hardware_name: { reported: { limit: 20_000, as: 'details' } },
  hardware_txt: { reported: { limit: 40_000, as: 'details' } },
  software_name: { reported: { limit: 100_000, as: 'details' } },
  software_list: { reported: { limit: 200_000, as: 'details' } },
  remote_kinds: { reported: { limit: 100, as: 'kinds' } },
} as const satisfies Record<string, DeviceField>;

type Fields = typeof DEVICE_FIELDS;
type FieldName = keyof Fields;
type FieldWith<Part> = { [Name in FieldName]: Fields[Name] extends Part ? Name : never }[FieldName];

/** A property that agents report. */
export type ReportedField = FieldWith<Required<Pick<DeviceField, 'reported'>>>;
/** A text that agents report, and that is kept and sent as it is. */
export type ReportedText = FieldWith<{ readonly reported: { readonly as: 'text' } }>;
/** A long list that agents report. */
export type ReportedDetails = FieldWith<{ readonly reported: { readonly as: 'details' } }>;
/** What agents report and the list has, kept with the device itself. */
type ReportedColumn = Exclude<ReportedField, ReportedDetails>;
/** One thing that the list can be sorted by. */
export type DeviceSortKey = FieldWith<{ readonly sorted: true }>;
/** A property that is a column of exported lists. */
export type ExportedField = FieldWith<Required<Pick<DeviceField, 'exported'>>>;
/** A property that a search looks in. */
export type SearchedField = FieldWith<Required<Pick<DeviceField, 'searched'>>>;
/** A property in the table of what the device is. */
export type SystemFact = FieldWith<{ readonly fact: { readonly table: 'system' } }>;
/** A property in the table of how the device is reached. */
export type NetworkFact = FieldWith<{ readonly fact: { readonly table: 'network' } }>;
/** A column of the list that shows a property. */
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

/** The long lists among them, which are kept apart. */
export const REPORTED_DETAILS = REPORTED_FIELDS.filter(isReportedDetails);

/** The others, which are kept with the device itself. */
export const REPORTED_COLUMNS = REPORTED_FIELDS.filter((name): name is ReportedColumn => !isReportedDetails(name));

/** The texts among those that are sent as they are. */
export const REPORTED_TEXTS = REPORTED_FIELDS.filter(
  (name): name is ReportedText => DEVICE_FIELDS[name].reported.as === 'text',
);

/** Those of some properties, or columns, that are such texts: whoever shows them needs to know no more of them. */
export const reportedTextsOf = <Name extends string>(names: readonly Name[]): readonly (Name & ReportedText)[] =>
  names.filter((name): name is Name & ReportedText => REPORTED_TEXTS.some((text) => text === name));

/** What the list can be sorted by. */
export const DEVICE_SORT_KEYS = FIELD_NAMES.filter((name): name is DeviceSortKey => partsOf(name).sorted === true);

/** The columns of exported lists, in their order. */
export const EXPORTED_FIELDS = FIELD_NAMES.filter(
  (name): name is ExportedField => partsOf(name).exported !== undefined,
);

/** What a search looks in. */
export const SEARCHED_FIELDS = FIELD_NAMES.filter(
  (name): name is SearchedField => partsOf(name).searched !== undefined,
);

/** The rows of the table of what the device is, in their order. */
export const SYSTEM_FACTS = FIELD_NAMES.filter((name): name is SystemFact => partsOf(name).fact?.table === 'system');

/** The rows of the table of how the device is reached, in their order. */
export const NETWORK_FACTS = FIELD_NAMES.filter((name): name is NetworkFact => partsOf(name).fact?.table === 'network');

/** The width of a column: pixels, or a share of what the others leave with a least width in pixels. */
type ColumnSize =
  | { readonly width: number; readonly flex?: never; readonly minWidth?: never }
  | { readonly width?: never; readonly flex: number; readonly minWidth: number };

/** How the list lays a column out. */
interface ColumnLayout {
  /** Key of its name, for a column that shows no property of the device. */
  readonly label?: string;
  readonly size: ColumnSize;
  /** Its share of the table while that is loaded; 0 where it has no place then. */
  readonly loadingShare: number;
  /** Its turn to give way where there is no room for all columns: 1 goes first. */
  readonly yields?: number;
  /** It is drawn more quietly than the others. */
  readonly quiet?: true;
  /** It cannot be hidden: without it a row says nothing, or nothing can be done with it. */
  readonly stays?: true;
}

/** The columns of the list, in the order of the specification (B-TABLE-01 to B-TABLE-07), and the tags. */
const DEVICE_COLUMN_LAYOUTS = {
  alive: { size: { width: 112 }, loadingShare: 1 },
  actions: { label: 'columnActions', size: { width: 88 }, loadingShare: 0.8, stays: true },
  alias: { size: { flex: 1.5, minWidth: 200 }, loadingShare: 3, stays: true },
  memo: { size: { flex: 1.2, minWidth: 110 }, loadingShare: 2.2, yields: 4 },
  // Most lists have no tags, and then no column for them.
  tags: { size: { flex: 1, minWidth: 96 }, loadingShare: 0, yields: 1 },
  last_connected_time: { size: { width: 156 }, loadingShare: 1.4, yields: 3, quiet: true },
  device_group_name: { size: { flex: 1, minWidth: 104 }, loadingShare: 1.6, yields: 2, quiet: true },
  connect: { label: 'columnConnect', size: { width: 190 }, loadingShare: 1.2 },
} as const satisfies Record<ListedField | 'actions' | 'connect', ColumnLayout>;

/** One column of the device list. */
export type DeviceColumn = keyof typeof DEVICE_COLUMN_LAYOUTS;

const isColumn = (name: string): name is DeviceColumn => Object.hasOwn(DEVICE_COLUMN_LAYOUTS, name);

/** The columns of the device list, in their order. */
export const DEVICE_COLUMNS = Object.keys(DEVICE_COLUMN_LAYOUTS).filter(isColumn);

/** How a column is laid out. */
export const columnLayout = (column: DeviceColumn): ColumnLayout => DEVICE_COLUMN_LAYOUTS[column];

/** Key of the name of a column. */
export const columnLabel = (column: DeviceColumn) =>
  column === 'actions' || column === 'connect' ? DEVICE_COLUMN_LAYOUTS[column].label : DEVICE_FIELDS[column].label;

/** What the list can be sorted by in a column; `undefined` where it cannot. */
export const columnSortKey = (column: DeviceColumn): DeviceSortKey | undefined =>
  DEVICE_SORT_KEYS.find((key) => key === column);

/** A value for each of some properties. */
export function valuesOfFields<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function valuesOfFields(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

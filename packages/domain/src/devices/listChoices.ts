import { columnLayout, DEVICE_COLUMNS, type DeviceColumn } from './deviceFields.ts';

/** Whether a column can be hidden. */
export const canHideColumn = (column: DeviceColumn): boolean => columnLayout(column).stays !== true;

/** A user's column settings: all columns in order, and which are hidden. */
export interface ColumnChoice {
  readonly order: readonly DeviceColumn[];
  readonly hidden: readonly DeviceColumn[];
}

/** The default columns. */
export const DEFAULT_COLUMNS: ColumnChoice = { order: DEVICE_COLUMNS, hidden: [] };

/** The visible columns, in order. */
export const shownColumns = ({ order, hidden }: ColumnChoice): readonly DeviceColumn[] =>
  order.filter((column) => !hidden.includes(column));

/** The settings after a column was hidden or shown; a fixed column stays. */
export function toggleColumn({ order, hidden }: ColumnChoice, column: DeviceColumn): ColumnChoice {
  if (!canHideColumn(column)) return { order, hidden };
  return hidden.includes(column)
    ? { order, hidden: hidden.filter((other) => other !== column) }
    : { order, hidden: [...hidden, column] };
}

/** The settings with a column moved one place toward the start (-1) or the end (1); no change at either end. */
export function moveColumn({ order, hidden }: ColumnChoice, column: DeviceColumn, step: -1 | 1): ColumnChoice {
  const from = order.indexOf(column);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return { order, hidden };
  const next = order.filter((other) => other !== column);
  return { order: [...next.slice(0, to), column, ...next.slice(to)], hidden };
}

/** A view that an earlier version of the console stored in this browser, until the server has it. */
export interface BrowserView {
  readonly name: string;
  /** The view, encoded as in an address. */
  readonly query: Readonly<Record<string, string>>;
  readonly columns: ColumnChoice;
}

/** A user's settings for the device list. */
export interface ListPreferences {
  readonly columns: ColumnChoice;
  readonly views: readonly BrowserView[];
}

/** The list's default settings. */
export const NO_CHOICES: ListPreferences = { columns: DEFAULT_COLUMNS, views: [] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const columnsIn = (value: unknown): DeviceColumn[] =>
  Array.isArray(value) ? DEVICE_COLUMNS.filter((column) => value.includes(column)) : [];

/** Reads column settings; unknown columns are dropped, and missing ones come last. */
export function readColumns(value: unknown): ColumnChoice {
  if (!isRecord(value) || !Array.isArray(value['order'])) return DEFAULT_COLUMNS;
  const named: unknown[] = value['order'];
  const order = columnsIn(named).toSorted((left, right) => named.indexOf(left) - named.indexOf(right));
  const missing = DEVICE_COLUMNS.filter((column) => !order.includes(column));
  return { order: [...order, ...missing], hidden: columnsIn(value['hidden']).filter(canHideColumn) };
}

function readView(value: unknown): BrowserView[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['query'])) return [];
  const texts = Object.entries(value['query']).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return [{ name: value['name'], query: Object.fromEntries(texts), columns: readColumns(value['columns']) }];
}

/** Reads stored settings; unreadable parts are dropped, so that an old or broken entry shows the default list. */
export function readListChoices(value: unknown): ListPreferences {
  if (!isRecord(value)) return NO_CHOICES;
  const views = Array.isArray(value['views']) ? value['views'].flatMap(readView) : [];
  return { columns: readColumns(value['columns']), views };
}

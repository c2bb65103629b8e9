import type { RuleMessage } from '../messages/index.ts';
import { checkTagName, COMPANY_TAG_LIMIT, DEVICE_TAG_LIMIT, splitTagNames, tagKey } from './tagNames.ts';

/** The maximum number of rows in a tag sheet. */
export const TAG_SHEET_LIMIT = 5000;

/** The headers that identify the two columns. */
export interface TagSheetTitles {
  readonly device: string;
  readonly tags: string;
}

/** A row of a sheet. */
export interface TagSheetRow {
  /** The row number in the file, from 1, as the spreadsheet program shows it. */
  readonly row: number;
  /** A device's name or number. */
  readonly device: string;
  /** The names of its tags, without duplicates. */
  readonly tags: readonly string[];
}

/** What makes a sheet unreadable: it has no rows, or no columns with these headers. */
export type TagSheetFault = 'no_rows' | 'no_columns';

type Rows = readonly (readonly string[])[];

/** The positions of the two columns, by the headers in the first row. */
function columnsOf(
  head: readonly string[],
  titles: readonly TagSheetTitles[],
): { readonly device: number; readonly tags: number } | null {
  const at = (column: keyof TagSheetTitles) => {
    const words = titles.map((known) => tagKey(known[column]));
    return head.findIndex((title) => words.includes(tagKey(title.trim())));
  };
  const [device, tags] = [at('device'), at('tags')];
  return device < 0 || tags < 0 ? null : { device, tags };
}

/**
 * The rows of a sheet whose first row contains the column headers, such as the exported device list. Rows that name no
 * device are dropped.
 *
 * @param titles The headers that a sheet can have: those of every language.
 */
export function readTagSheet(
  rows: Rows,
  titles: readonly TagSheetTitles[],
): { readonly rows: readonly TagSheetRow[] } | { readonly fault: TagSheetFault } {
  const [head = [], ...rest] = rows;
  const columns = columnsOf(head, titles);
  if (!columns) return { fault: 'no_columns' };
  const found = rest.flatMap((cells, index) => {
    const device = (cells[columns.device] ?? '').trim();
    return device === '' ? [] : [{ row: index + 2, device, tags: splitTagNames(cells[columns.tags] ?? '') }];
  });
  return found.length === 0 ? { fault: 'no_rows' } : { rows: found };
}

/** What is wrong with a row. */
export type TagRowFault = Extract<
  RuleMessage,
  | 'over_character_limit'
  | 'tag_name_invalid'
  | 'device_tag_limit'
  | 'company_tag_limit'
  | 'tag_unknown'
  | 'device_unknown'
  | 'device_ambiguous'
  | 'device_twice'
>;

/** A sheet row's result: which device gets which tags, or why it gets none. */
export type TagRowVerdict =
  | { readonly ok: true; readonly device: number; readonly tags: readonly string[] }
  | { readonly ok: false; readonly because: TagRowFault; readonly name: string };

/** What a sheet is checked against. */
export interface TagSheetContext {
  /** The devices that a text names: by name, or otherwise by number. */
  readonly devicesNamed: (text: string) => readonly number[];
  /** How many tags a device keeps that the row doesn't mention, if those are kept. */
  readonly keptBeside: (device: number, keys: ReadonlySet<string>) => number;
  /** The keys of the existing tags. */
  readonly knownKeys: ReadonlySet<string>;
  /** Whether the user may create missing tags. */
  readonly mayCreate: boolean;
}

/** Checks a sheet's rows in sequence: a device occurs only once, every name is valid, and no limit is exceeded. */
export function judgeTagRows(
  rows: readonly Pick<TagSheetRow, 'device' | 'tags'>[],
  { devicesNamed, keptBeside, knownKeys, mayCreate }: TagSheetContext,
): readonly TagRowVerdict[] {
  const seen = new Set<number>();
  const known = new Set(knownKeys);
  const judge = ({ device: text, tags }: Pick<TagSheetRow, 'device' | 'tags'>): TagRowVerdict => {
    const wrong = (because: TagRowFault, name: string): TagRowVerdict => ({ ok: false, because, name });
    const devices = devicesNamed(text);
    const [device] = devices;
    if (device === undefined) return wrong('device_unknown', text);
    if (devices.length > 1) return wrong('device_ambiguous', text);
    if (seen.has(device)) return wrong('device_twice', text);
    seen.add(device);
    for (const name of tags) {
      const fault = checkTagName(name);
      if (fault !== null) return wrong(fault === 'no_input_data' ? 'tag_name_invalid' : fault, name);
      if (!known.has(tagKey(name)) && !mayCreate) return wrong('tag_unknown', name);
    }
    const keys = new Set(tags.map(tagKey));
    if (keys.size + keptBeside(device, keys) > DEVICE_TAG_LIMIT) return wrong('device_tag_limit', text);
    const fresh = tags.filter((name) => !known.has(tagKey(name)));
    const [first] = fresh;
    if (first !== undefined && known.size + fresh.length > COMPANY_TAG_LIMIT) return wrong('company_tag_limit', first);
    for (const name of fresh) known.add(tagKey(name));
    return { ok: true, device, tags };
  };
  return rows.map(judge);
}

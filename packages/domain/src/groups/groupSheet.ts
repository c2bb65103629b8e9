import type { Language } from '../languages/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { checkGroupName } from './groupName.ts';

/** Levels of groups that a sheet can have, one a column (C-GEXCEL-01). */
export const GROUP_SHEET_LEVELS = 3;

/** Most groups that one sheet may name. */
export const GROUP_SHEET_LIMIT = 50_000;

/** A group of a sheet, as it is sent (C-GEXCEL-07). */
export interface SheetGroup {
  readonly name: string;
  /** The name of the group above it in the sheet; empty at level 1. */
  readonly parentGroupName: string;
}

/** What keeps a sheet from being used; the screen says the same of all of them. */
export type GroupSheetFault = Extract<RuleMessage, 'excel_group_fail'>;

const FAULT: GroupSheetFault = 'excel_group_fail';
const normal = (name: string) => name.trim().normalize('NFC');

/**
 * Checks the groups of a sheet: at least one and not too many, each name one that a group can have and there once, each
 * parent named before, and no more than three levels (C-GEXCEL-02, C-GEXCEL-05, C-GEXCEL-10). The screen asks before it
 * sends them, and the server before it makes them.
 */
export function checkSheetGroups(groups: readonly SheetGroup[]): GroupSheetFault | null {
  if (groups.length === 0 || groups.length > GROUP_SHEET_LIMIT) return FAULT;
  const levels = new Map<string, number>();
  for (const { name, parentGroupName } of groups) {
    const own = normal(name);
    const parent = normal(parentGroupName);
    const level = parent === '' ? 1 : (levels.get(parent) ?? GROUP_SHEET_LEVELS) + 1;
    if (checkGroupName(own, []) !== null || levels.has(own) || level > GROUP_SHEET_LEVELS) return FAULT;
    levels.set(own, level);
  }
  return null;
}

/** The titles of the three columns; a sheet may have them in its first row, in any language, or leave them out. */
export const GROUP_SHEET_TITLES: Readonly<Record<Language, readonly [string, string, string]>> = {
  ko: ['1단계', '2단계', '3단계'],
  en: ['Level 1', 'Level 2', 'Level 3'],
  ja: ['第1階層', '第2階層', '第3階層'],
};

/** Titles of earlier templates, which people still have. */
const EARLIER_TITLES = [['レベル1', 'レベル2', 'レベル3']] as const;

/** Rows of the template below its titles, as an example of what can be entered there. */
export const GROUP_SHEET_EXAMPLE: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  ko: [
    ['서울', '', ''],
    ['', '서울 1층', ''],
    ['', '', '서울 1층 로비'],
    ['부산', '', ''],
  ],
  en: [
    ['Seoul', '', ''],
    ['', 'Seoul 1F', ''],
    ['', '', 'Seoul 1F lobby'],
    ['Busan', '', ''],
  ],
  ja: [
    ['東京', '', ''],
    ['', '東京1階', ''],
    ['', '', '東京1階ロビー'],
    ['大阪', '', ''],
  ],
};

/** What is wrong with a row of a sheet. */
export type SheetRowFault =
  /** Nothing is in the row, and rows with something follow. */
  | { readonly kind: 'empty-row' }
  /** It starts at a level whose upper level no row above has named. */
  | { readonly kind: 'no-level-above'; readonly level: number }
  /** A level is left out between two others. */
  | { readonly kind: 'gap' }
  /** Something is right of level 3. */
  | { readonly kind: 'too-many-columns' }
  | { readonly kind: 'name-too-long'; readonly name: string }
  | { readonly kind: 'reserved-name'; readonly name: string }
  /** The name is in an earlier row, or in this one, already. */
  | { readonly kind: 'name-twice'; readonly name: string; readonly row: number }
  | { readonly kind: 'too-many-groups'; readonly limit: number };

/** A row of a sheet, with what it says and what is wrong with it. */
export interface SheetLine {
  /** Number of the row in the file, from 1, as the spreadsheet program shows it. */
  readonly row: number;
  /** The three levels, trimmed. */
  readonly cells: readonly [string, string, string];
  /** The groups that the row adds; none of a row that cannot be placed. */
  readonly groups: readonly SheetGroup[];
  readonly fault: SheetRowFault | null;
}

type Placed = { readonly path: readonly string[]; readonly groups: readonly SheetGroup[] };

/** Places a row below those above it. */
function placeRow(cells: readonly string[], above: readonly string[]): Placed | SheetRowFault {
  if (cells.slice(GROUP_SHEET_LEVELS).some((cell) => cell !== '')) return { kind: 'too-many-columns' };
  const first = cells.findIndex((cell) => cell !== '');
  if (first < 0) return { kind: 'empty-row' };
  if (first > above.length) return { kind: 'no-level-above', level: first + 1 };
  const path = above.slice(0, first);
  const groups: SheetGroup[] = [];
  const last = cells.findLastIndex((cell) => cell !== '');
  for (const name of cells.slice(first, last + 1)) {
    if (name === '') return { kind: 'gap' };
    groups.push({ name, parentGroupName: path.at(-1) ?? '' });
    path.push(name);
  }
  return { path, groups };
}

/** What is wrong with the names of a row; `seen` has the row of each name so far, and learns the new ones. */
function checkNames(groups: readonly SheetGroup[], row: number, seen: Map<string, number>): SheetRowFault | null {
  let fault: SheetRowFault | null = null;
  for (const { name } of groups) {
    const earlier = seen.get(name);
    if (earlier === undefined) seen.set(name, row);
    switch (checkGroupName(name, [])) {
      case 'over_character_limit':
        fault ??= { kind: 'name-too-long', name };
        break;
      case 'reserved_group_name':
        fault ??= { kind: 'reserved-name', name };
        break;
      default:
        if (earlier !== undefined) fault ??= { kind: 'name-twice', name, row: earlier };
        else if (seen.size > GROUP_SHEET_LIMIT) fault ??= { kind: 'too-many-groups', limit: GROUP_SHEET_LIMIT };
    }
  }
  return fault;
}

const KNOWN_TITLES = [...Object.values(GROUP_SHEET_TITLES), ...EARLIER_TITLES];

const isTitles = (row: readonly string[]) =>
  KNOWN_TITLES.some((titles) => titles.every((title, at) => normal(row[at] ?? '') === title));

/**
 * Looks at every row of a sheet of three columns, level 1 to level 3, and says of each what it adds or what is wrong with
 * it. A blank cell on the left continues under the entry above. The first row starts at level 1, a level 3 entry has a
 * level 2 above it, no row is empty but those after the last one, no name is there twice, and nothing is in a fourth
 * column (C-GEXCEL-02 to C-GEXCEL-05, C-GEXCEL-10, C-GEXCEL-11). A first row of titles is left out.
 *
 * It goes row by row, so that a page can do something else in between: all of a large sheet takes it too long.
 */
export function* groupSheetLines(rows: readonly (readonly string[])[]): Generator<SheetLine, void, undefined> {
  const length = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1;
  const start = isTitles(rows[0] ?? []) ? 1 : 0;
  const seen = new Map<string, number>();
  let above: readonly string[] = [];
  for (const [index, raw] of rows.slice(start, length).entries()) {
    const row = start + index + 1;
    const levels = raw.map(normal);
    const cells = [levels[0] ?? '', levels[1] ?? '', levels[2] ?? ''] as const;
    const placed = placeRow(levels, above);
    if ('kind' in placed) {
      yield { row, cells, groups: [], fault: placed };
      continue;
    }
    // A row with a wrong name still is what the rows below it continue; else they would all be wrong with it.
    above = placed.path;
    yield { row, cells, groups: placed.groups, fault: checkNames(placed.groups, row, seen) };
  }
}

/** The groups of a sheet whose every row keeps every rule, as they are sent; null for any other sheet (C-GEXCEL-07). */
export function groupsOfLines(lines: readonly SheetLine[]): readonly SheetGroup[] | null {
  return lines.length > 0 && lines.every(({ fault }) => fault === null) ? lines.flatMap(({ groups }) => groups) : null;
}

import type { RuleMessage } from '../messages/index.ts';
import { checkGroupName } from './groupName.ts';

/** The number of group levels in a sheet, one per column (C-GEXCEL-01). */
export const GROUP_SHEET_LEVELS = 3;

/** The maximum number of groups in a sheet. */
export const GROUP_SHEET_LIMIT = 50_000;

/** A sheet's group, as it is sent (C-GEXCEL-07). */
export interface SheetGroup {
  readonly name: string;
  /** The name of its parent group in the sheet; empty at level 1. */
  readonly parentGroupName: string;
}

/** What makes a sheet unusable; the screen shows the same message for all of them. */
export type GroupSheetFault = Extract<RuleMessage, 'excel_group_fail'>;

const FAULT: GroupSheetFault = 'excel_group_fail';
const normal = (name: string) => name.trim().normalize('NFC');

/**
 * Checks a sheet's groups: at least one and not too many, each name valid and unique, each parent named earlier, and no
 * more than three levels (C-GEXCEL-02, C-GEXCEL-05, C-GEXCEL-10). The screen checks before sending, and the server
 * before creating them.
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

/** The headers of the three columns. */
export type GroupSheetTitles = readonly [level1: string, level2: string, level3: string];

/** Headers of earlier templates, which users still have. */
const EARLIER_TITLES: readonly GroupSheetTitles[] = [['レベル1', 'レベル2', 'レベル3']];

/** What is wrong with a row of a sheet. */
export type SheetRowFault =
  /** The row is empty, and non-empty rows follow. */
  | { readonly kind: 'empty-row' }
  /** It starts at a level whose parent level no earlier row has named. */
  | { readonly kind: 'no-level-above'; readonly level: number }
  /** It skips a level between two others. */
  | { readonly kind: 'gap' }
  /** There is content to the right of level 3. */
  | { readonly kind: 'too-many-columns' }
  | { readonly kind: 'name-too-long'; readonly name: string }
  | { readonly kind: 'reserved-name'; readonly name: string }
  /** The name already occurs in an earlier row, or in this one. */
  | { readonly kind: 'name-twice'; readonly name: string; readonly row: number }
  | { readonly kind: 'too-many-groups'; readonly limit: number };

/** A row of a sheet, with its content and errors. */
export interface SheetLine {
  /** The row number in the file, from 1, as the spreadsheet program shows it. */
  readonly row: number;
  /** The three levels, trimmed. */
  readonly cells: readonly [string, string, string];
  /** The groups that the row adds; none if the row can't be placed. */
  readonly groups: readonly SheetGroup[];
  readonly fault: SheetRowFault | null;
}

type Placed = { readonly path: readonly string[]; readonly groups: readonly SheetGroup[] };

/** Places a row below the previous ones. */
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

/** What is wrong with a row's names; `seen` maps each name to its row so far, and is extended. */
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

const isTitles = (row: readonly string[], known: readonly GroupSheetTitles[]) =>
  known.some((titles) => titles.every((title, at) => normal(row[at] ?? '') === normal(title)));

/**
 * Checks every row of a sheet with three columns, level 1 to level 3, and returns what each adds or what is wrong with
 * it. A blank cell on the left continues the entry above. The first row starts at level 1, a level 3 entry has a level
 * 2 above it, only rows after the last one are empty, no name occurs twice, and there is nothing in a fourth column
 * (C-GEXCEL-02 to C-GEXCEL-05, C-GEXCEL-10, C-GEXCEL-11). A first row of headers is left out.
 *
 * It yields row by row, so that a page stays responsive: a large sheet in one go would take too long.
 *
 * @param titles The headers that a sheet can have in its first row: those of every language.
 */
export function* groupSheetLines(
  rows: readonly (readonly string[])[],
  titles: readonly GroupSheetTitles[],
): Generator<SheetLine, void, undefined> {
  const length = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1;
  const start = isTitles(rows[0] ?? [], [...titles, ...EARLIER_TITLES]) ? 1 : 0;
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
    // Rows below continue even a row with an invalid name; otherwise they would all be invalid along with it.
    above = placed.path;
    yield { row, cells, groups: placed.groups, fault: checkNames(placed.groups, row, seen) };
  }
}

/** A sheet's groups as they are sent, if every row is valid; null otherwise (C-GEXCEL-07). */
export function groupsOfLines(lines: readonly SheetLine[]): readonly SheetGroup[] | null {
  return lines.length > 0 && lines.every(({ fault }) => fault === null) ? lines.flatMap(({ groups }) => groups) : null;
}

import type { RuleMessage } from '../messages.ts';
import { checkGroupName } from './groupName.ts';

/** Levels of groups that a sheet can have, one a column (C-GEXCEL-01). */
export const GROUP_SHEET_LEVELS = 3;

/** Most groups that one sheet may name. */
export const GROUP_SHEET_LIMIT = 1000;

/** A group of a sheet, as it is sent (C-GEXCEL-07). */
export interface SheetGroup {
  readonly name: string;
  /** The name of the group above it in the sheet; empty at level 1. */
  readonly parent_group_name: string;
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
  for (const { name, parent_group_name } of groups) {
    const own = normal(name);
    const parent = normal(parent_group_name);
    const level = parent === '' ? 1 : (levels.get(parent) ?? GROUP_SHEET_LEVELS) + 1;
    if (checkGroupName(own, []) !== null || levels.has(own) || level > GROUP_SHEET_LEVELS) return FAULT;
    levels.set(own, level);
  }
  return null;
}

/** The groups that a row names below those of the rows above; null when the row breaks a rule. */
function groupsOfRow(
  row: readonly string[],
  above: readonly string[],
): { readonly path: string[]; readonly groups: SheetGroup[] } | null {
  const cells = row.map(normal);
  if (cells.slice(GROUP_SHEET_LEVELS).some((cell) => cell !== '')) return null;
  const first = cells.findIndex((cell) => cell !== '');
  // A row without anything in it, or one below a level that no row above has named.
  if (first < 0 || first > above.length) return null;
  const path = above.slice(0, first);
  const groups: SheetGroup[] = [];
  const last = cells.findLastIndex((cell) => cell !== '');
  for (const name of cells.slice(first, last + 1)) {
    if (name === '') return null;
    groups.push({ name, parent_group_name: path.at(-1) ?? '' });
    path.push(name);
  }
  return { path, groups };
}

/**
 * Reads a sheet of three columns, level 1 to level 3, without its line of headings. A blank cell on the left continues
 * under the entry above. The first row starts at level 1, a level 3 entry has a level 2 above it, no row is empty but
 * those after the last one, and nothing is in a fourth column (C-GEXCEL-02 to C-GEXCEL-05, C-GEXCEL-10, C-GEXCEL-11).
 */
export function readGroupSheet(
  rows: readonly (readonly string[])[],
): { readonly groups: readonly SheetGroup[] } | { readonly fault: GroupSheetFault } {
  const length = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1;
  const groups: SheetGroup[] = [];
  let above: readonly string[] = [];
  for (const row of rows.slice(0, length)) {
    const read = groupsOfRow(row, above);
    if (!read) return { fault: FAULT };
    groups.push(...read.groups);
    above = read.path;
  }
  return checkSheetGroups(groups) === null ? { groups } : { fault: FAULT };
}

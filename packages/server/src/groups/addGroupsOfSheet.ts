import type { SheetGroup } from '@remote-console/domain';
import { companyTables } from '../database/index.ts';
import { addGroups, type NewGroup, type StoreAccess } from '../members/index.ts';

interface NamedPlace {
  readonly name: string;
  /** The name of its parent; empty at the top. */
  readonly parent: string;
}

/** The groups of a sheet by level, top first. Names are unique, parents before their children. */
function levelsOf(groups: readonly SheetGroup[]): readonly (readonly NamedPlace[])[] {
  const depths = new Map<string, number>();
  const levels: NamedPlace[][] = [];
  for (const { name: written, parentGroupName } of groups) {
    const name = written.trim().normalize('NFC');
    const parent = parentGroupName.trim().normalize('NFC');
    const depth = parent === '' ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(name, depth);
    (levels[depth] ??= []).push({ name, parent });
  }
  return levels;
}

/**
 * Creates the groups of a valid sheet. An existing group is left as it is.
 *
 * @returns the names of the created ones; the others existed.
 */
export async function addGroupsOfSheet(
  { connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>,
  groups: readonly SheetGroup[],
): Promise<readonly string[]> {
  const tables = companyTables(connection, scope.companyId);
  const rows = await tables.groups().select(['pk', 'name', 'group_fk']).execute();
  const root = rows.find(({ group_fk }) => group_fk === null);
  if (!root) throw new Error('The company has no root group.');
  const placeOf = (parentId: number, name: string) => JSON.stringify([parentId, name]);
  const known = new Map(rows.map((row) => [placeOf(row.group_fk ?? 0, row.name.trim().normalize('NFC')), row.pk]));
  const idOf = new Map<string, number>();
  const made: string[] = [];
  // A level at a time, so that each group is created after its parent and many in one statement.
  for (const level of levelsOf(groups)) {
    const missing: NewGroup[] = [];
    for (const { name, parent } of level) {
      const parentPk = idOf.get(parent) ?? root.pk;
      const there = known.get(placeOf(parentPk, name));
      if (there === undefined) missing.push({ companyId: scope.companyId, name, parentId: parentPk, rootId: root.pk });
      else {
        idOf.set(name, there);
      }
    }
    for (const [name, pk] of await addGroups(connection.query, missing)) {
      idOf.set(name, pk);
      made.push(name);
    }
  }
  return made;
}

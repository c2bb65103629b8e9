import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { addGroup, type FoundedCompany } from '../members/index.ts';
import { groupPaths } from './fleetPlan.ts';
import type { Site } from './sites.ts';

const keyOf = (path: readonly string[]) => JSON.stringify(path);

/**
 * Adds the groups of some sites below the root.
 *
 * @returns the ID of a group by its path; the default group for the empty path.
 */
export async function addGroups(
  query: Kysely<Schema>,
  { companyId, rootGroupId, defaultGroupId }: FoundedCompany,
  sites: readonly Site[],
): Promise<(path: readonly string[]) => number> {
  const pks = new Map([[keyOf([]), rootGroupId]]);
  const idOf = (path: readonly string[]) => {
    const pk = pks.get(keyOf(path));
    if (pk === undefined) throw new Error(`The demo has no group ${path.join(' / ')}.`);
    return pk;
  };
  for (const path of groupPaths(sites)) {
    const name = path.at(-1) ?? '';
    const pk = await addGroup(query, { companyId, name, parentId: idOf(path.slice(0, -1)), rootId: rootGroupId });
    pks.set(keyOf(path), pk);
  }
  return (path) => (path.length === 0 ? defaultGroupId : idOf(path));
}

import type { Group } from '@remote-console/api-client/contract';
import { type GroupTree, subtreeOf } from '@remote-console/domain';
import { companyTables, emptyGroups } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Groups that one statement names at most. */
const AT_ONCE = 5000;

/** What went with a group: the names of all that are gone, and the devices that moved with the name of their old group. */
export interface RemovedGroups {
  /** The highest first. */
  readonly names: readonly string[];
  readonly devices: readonly { readonly pk: number; readonly from: number; readonly groupName: string }[];
}

/**
 * Removes a group and all below it. Their devices move to the default group, whose limit does not hold here, and so do
 * the rights to enrol into them; links and thresholds go with the groups.
 */
export async function removeGroups(
  { connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>,
  tree: GroupTree<Group>,
  pk: number,
): Promise<RemovedGroups> {
  const tables = companyTables(connection, scope.companyId);
  const gone = subtreeOf(tree, pk);
  const names = new Map(gone.map((group) => [group.id, group.name]));
  const defaultGroup = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
  const devices: RemovedGroups['devices'][number][] = [];
  // The deepest first, so that no group is there without the one above it.
  const pks = gone.map((group) => group.id).toReversed();
  for (let start = 0; start < pks.length; start += AT_ONCE) {
    const some = pks.slice(start, start + AT_ONCE);
    const moved = await emptyGroups(connection.query, scope.companyId, { from: some, to: defaultGroup.pk });
    for (const device of moved) devices.push({ ...device, groupName: names.get(device.from) ?? '' });
    await tables
      .changeEnrolments()
      .set({ device_group_fk: defaultGroup.pk })
      .where('device_group_fk', 'in', some)
      .execute();
    await tables.removeGroups().where('pk', 'in', some).execute();
  }
  return { names: gone.map(({ name }) => name), devices };
}

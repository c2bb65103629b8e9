import type { Group } from '@remote-console/api-client/contract';
import { type GroupTree, subtreeOf } from '@remote-console/domain';
import { companyTables, emptyGroups } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Maximum number of groups named by one statement. */
const AT_ONCE = 5000;

/** What was removed with a group: the names of all of them, and the moved devices with their old group's name. */
export interface RemovedGroups {
  /** Topmost first. */
  readonly names: readonly string[];
  readonly devices: readonly { readonly pk: number; readonly from: number; readonly groupName: string }[];
}

/**
 * Removes a group and all its subgroups. Their devices move to the default group, ignoring its limit, and so do the
 * permissions to enroll into them; links and thresholds are removed with the groups.
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
  // Deepest first, so that no group exists without its parent.
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

import { isFlagSet } from '../text/index.ts';

/** A device group as it is sent. */
export interface GroupRecord {
  readonly pk: number;
  readonly name: string;
  /** The parent, or `null` for the root group. */
  readonly group_fk: number | null;
  readonly root_group_fk?: number | null | undefined;
  /** Set on the company's default group. */
  readonly flag_df_group?: unknown;
  readonly flag_confirm?: unknown;
  readonly company_fk?: number | undefined;
  /** False on a group that is shown only because it is the parent of a permitted one. */
  readonly has_permission?: unknown;
  readonly device_count?: number | null | undefined;
  /** The other spelling of device_count. */
  readonly deviceCount?: number | null | undefined;
  /** Most devices the group may hold, or `null` for no limit. */
  readonly dev_limit?: number | null | undefined;
}

/** The name that only the root group bears. */
export const ROOT_GROUP_NAME = 'ROOT';

/** Which translated label a group has instead of its stored name, if any (B-TREE-09, B-GROUP-12). */
export function groupLabel(group: Pick<GroupRecord, 'name' | 'flag_df_group'>): 'root' | 'default' | 'own-name' {
  if (group.name === ROOT_GROUP_NAME) return 'root';
  return isFlagSet(group.flag_df_group) ? 'default' : 'own-name';
}

/** A group under the name that people see. */
export interface NamedGroup extends GroupRecord {
  /** The name as it is stored, where `name` is another one. */
  readonly storedName?: string;
}

/** The name by which groups are distinguished, whatever people see. */
export const storedNameOf = ({ storedName, name }: NamedGroup): string => storedName ?? name;

/** Devices directly in a group: device_count, or deviceCount where that is the field present (B-TREE-10). */
export function deviceCountOf(group: Pick<GroupRecord, 'device_count' | 'deviceCount'>): number {
  return group.device_count ?? group.deviceCount ?? 0;
}

/** Whether the person may open a group; a record that does not say was filtered by the server. */
export function isGroupOpen(group: Pick<GroupRecord, 'has_permission'>): boolean {
  return group.has_permission === undefined || group.has_permission === null || isFlagSet(group.has_permission);
}

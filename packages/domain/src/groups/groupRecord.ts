/** A device group as it is sent. */
export interface GroupRecord {
  readonly id: number;
  readonly name: string;
  /** The parent, or `null` for the root group. */
  readonly parentId: number | null;
  readonly rootId?: number | null | undefined;
  /** Set on the company's default group. */
  readonly isDefaultGroup?: boolean | undefined;
  readonly needsConfirmation?: boolean | undefined;
  readonly companyId?: number | undefined;
  /** False on a group that is shown only because it is the parent of a permitted one. */
  readonly hasPermission?: boolean | null | undefined;
  readonly deviceCount?: number | null | undefined;
  /** The count, in answers that use its other name. */
  readonly totalDeviceCount?: number | null | undefined;
  /** The maximum number of devices in the group, or `null` for no limit. */
  readonly deviceQuota?: number | null | undefined;
}

/** The name reserved for the root group. */
export const ROOT_GROUP_NAME = 'ROOT';

/** The translated label that a group has instead of its stored name, if any (B-TREE-09, B-GROUP-12). */
export function groupLabel(group: Pick<GroupRecord, 'name' | 'isDefaultGroup'>): 'root' | 'default' | 'own-name' {
  if (group.name === ROOT_GROUP_NAME) return 'root';
  return group.isDefaultGroup === true ? 'default' : 'own-name';
}

/** A group with the name that users see. */
export interface NamedGroup extends GroupRecord {
  /** The stored name, if `name` differs from it. */
  readonly storedName?: string;
}

/** The name that identifies a group, whatever users see. */
export const storedNameOf = ({ storedName, name }: NamedGroup): string => storedName ?? name;

/** The number of devices directly in a group, under either name (B-TREE-10). */
export function deviceCountOf(group: Pick<GroupRecord, 'deviceCount' | 'totalDeviceCount'>): number {
  return group.deviceCount ?? group.totalDeviceCount ?? 0;
}

/** Whether the user may open a group; a record that doesn't say was filtered by the server. */
export function isGroupOpen(group: Pick<GroupRecord, 'hasPermission'>): boolean {
  return group.hasPermission ?? true;
}

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
  /** The count where an answer has it under its other name. */
  readonly totalDeviceCount?: number | null | undefined;
  /** Most devices the group may hold, or `null` for no limit. */
  readonly deviceQuota?: number | null | undefined;
}

/** The name that only the root group bears. */
export const ROOT_GROUP_NAME = 'ROOT';

/** Which translated label a group has instead of its stored name, if any (B-TREE-09, B-GROUP-12). */
export function groupLabel(group: Pick<GroupRecord, 'name' | 'isDefaultGroup'>): 'root' | 'default' | 'own-name' {
  if (group.name === ROOT_GROUP_NAME) return 'root';
  return group.isDefaultGroup === true ? 'default' : 'own-name';
}

/** A group under the name that people see. */
export interface NamedGroup extends GroupRecord {
  /** The name as it is stored, where `name` is another one. */
  readonly storedName?: string;
}

/** The name by which groups are distinguished, whatever people see. */
export const storedNameOf = ({ storedName, name }: NamedGroup): string => storedName ?? name;

/** Devices directly in a group, under the one name or the other (B-TREE-10). */
export function deviceCountOf(group: Pick<GroupRecord, 'deviceCount' | 'totalDeviceCount'>): number {
  return group.deviceCount ?? group.totalDeviceCount ?? 0;
}

/** Whether the person may open a group; a record that does not say was filtered by the server. */
export function isGroupOpen(group: Pick<GroupRecord, 'hasPermission'>): boolean {
  return group.hasPermission ?? true;
}

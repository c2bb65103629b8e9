import type { Group } from '@remote-console/api-client';
import { deviceCountOf, groupCounts, type GroupTree } from '@remote-console/domain';

/** A group as the browse page shows it. */
export interface GroupRow {
  readonly id: number;
  readonly group: Group;
  /** Its displayed name. */
  readonly name: string;
  /** Number of direct subgroups. */
  readonly children: number;
  /** Number of devices directly in it. */
  readonly devices: number;
  /** Number of devices in it and all its descendants. */
  readonly allDevices: number;
}

/** The shared props of list and icons of the browse page. */
export interface GroupRowsProps {
  readonly rows: readonly GroupRow[];
  /** The address of a group's subgroups. */
  readonly groupHref: (row: GroupRow) => string;
  /** The address of a group's settings [C-GROUP-05]. */
  readonly detailHref: (row: GroupRow) => string;
  readonly selected: ReadonlySet<number>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<number> }) => void;
  /** Whether the groups may be outdated; no action is possible then. */
  readonly locked: boolean;
  /** Opens the menu of a group. */
  readonly onOpenMenu: (request: { readonly group: Group; readonly anchor: HTMLElement }) => void;
}

/** The direct subgroups of a group, or the top level, in tree order (C-GROUP-04, C-GROUP-06). */
export function rowsBelow(
  tree: GroupTree<Group>,
  parentId: number,
  nameOf: (group: Group) => string,
): readonly GroupRow[] {
  const counts = groupCounts(tree);
  return (tree.byId.get(parentId)?.children ?? []).map(({ group, childCount }) => {
    const devices = deviceCountOf(group);
    return {
      id: group.id,
      group,
      name: nameOf(group),
      children: childCount,
      devices,
      allDevices: counts.get(group.id)?.all ?? devices,
    };
  });
}

import type { Group } from '@remote-console/api-client';
import { deviceCountOf, groupCounts, type GroupTree } from '@remote-console/domain';

/** A group as the browse page shows it. */
export interface GroupRow {
  readonly id: number;
  readonly group: Group;
  /** Its name as people see it. */
  readonly name: string;
  /** Groups directly below it. */
  readonly children: number;
  /** Devices directly in it. */
  readonly devices: number;
  /** Devices in it and everywhere below it. */
  readonly allDevices: number;
}

/** What the list and the icons of the browse page draw alike. */
export interface GroupRowsProps {
  readonly rows: readonly GroupRow[];
  /** Where the groups below one are. */
  readonly groupHref: (row: GroupRow) => string;
  /** Where the settings of a group are [C-GROUP-05]. */
  readonly detailHref: (row: GroupRow) => string;
  readonly selected: ReadonlySet<number>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<number> }) => void;
  /** Whether the groups may be outdated; nothing can be done with them then. */
  readonly locked: boolean;
  /** The menu of a group is wanted. */
  readonly onOpenMenu: (request: { readonly group: Group; readonly anchor: HTMLElement }) => void;
}

/** The groups directly below one, or the tops, in the order of the tree (C-GROUP-04, C-GROUP-06). */
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

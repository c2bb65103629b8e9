import {
  buildGroupTree,
  deviceCountOf,
  groupLabel,
  isGroupOpen,
  searchGroupTree,
  visibleNodes,
  type GroupRecord,
  type GroupTree,
  type TreeLine,
} from '@remote-console/domain';

/** What can be chosen in the tree: all devices, the favourites, or a group by its pk. As the address spells it. */
export type GroupKey = 'all' | 'favorite' | number;

/** The words of the lines that are no group or do not show their stored name. */
export interface TreeLabels {
  readonly all: string;
  readonly favorite: string;
  readonly root: string;
  readonly defaultGroup: string;
}

/** A line of the tree, ready to be drawn. */
export interface GroupLine extends TreeLine<GroupKey> {
  /** Devices behind the line; `null` while not known. */
  readonly count: number | null;
  /** The group, or `null` for the two fixed entries. */
  readonly group: GroupRecord | null;
  /** Whether the person may open it. */
  readonly open: boolean;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  readonly setSize: number;
}

/** The default group under its translated name, so that it is sorted and found by what people see. */
export function namedGroups(groups: readonly GroupRecord[], labels: TreeLabels): readonly GroupRecord[] {
  return groups.map((group) => (groupLabel(group) === 'default' ? { ...group, name: labels.defaultGroup } : group));
}

/** What to search in, and what is open. */
export interface LinesInput {
  readonly tree: GroupTree;
  readonly labels: TreeLabels;
  readonly language: string;
  /** Text to find; blank shows everything. */
  readonly query: string;
  readonly expanded: ReadonlySet<number>;
  /** Groups the person closed while searching. */
  readonly closedInSearch: ReadonlySet<number>;
  readonly allCount: number | null;
  readonly favouriteCount: number | null;
}

const without = (set: ReadonlySet<number>, removed: ReadonlySet<number>) =>
  new Set([...set].filter((pk) => !removed.has(pk)));

function fixedLine(key: 'all' | 'favorite', label: string, count: number | null, setSize: number): GroupLine {
  const posInSet = key === 'favorite' ? 1 : 2;
  return {
    key,
    label,
    depth: 0,
    hasChildren: false,
    expanded: false,
    count,
    group: null,
    open: true,
    posInSet,
    setSize,
  };
}

/** The lines from top to bottom: favourites and all devices, then the groups. A search leaves the groups alone there. */
export function groupLines(input: LinesInput): readonly GroupLine[] {
  const { tree, labels, language, query, expanded, closedInSearch, allCount, favouriteCount } = input;
  const searching = query.trim() !== '';
  const found = searching ? searchGroupTree(tree, query, language) : null;
  const shown = found?.tree ?? tree;
  const opened = found ? without(found.expanded, closedInSearch) : expanded;
  const fixed = searching ? 0 : 2;

  const lines = visibleNodes(shown, opened).map((node): GroupLine => {
    const isTop = node.depth === 0;
    return {
      key: node.pk,
      label: groupLabel(node.group) === 'root' ? labels.root : node.group.name,
      depth: node.depth,
      hasChildren: node.hasChildren,
      expanded: node.expanded,
      count: deviceCountOf(node.group),
      group: node.group,
      open: isGroupOpen(node.group),
      posInSet: node.posInSet + (isTop ? fixed : 0),
      setSize: node.setSize + (isTop ? fixed : 0),
    };
  });
  if (searching) return lines;
  const setSize = shown.roots.length + fixed;
  return [
    fixedLine('favorite', labels.favorite, favouriteCount, setSize),
    fixedLine('all', labels.all, allCount, setSize),
    ...lines,
  ];
}

/** Nests the groups, sorted as the language sorts what people see. */
export function treeOf(groups: readonly GroupRecord[], labels: TreeLabels, language: string): GroupTree {
  return buildGroupTree(namedGroups(groups, labels), language);
}

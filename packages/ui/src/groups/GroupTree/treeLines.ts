import {
  buildGroupTree,
  canDragGroup,
  deviceCountOf,
  groupCounts,
  groupLabel,
  isGroupOpen,
  searchGroupTree,
  visibleNodes,
  type GroupCounts,
  type GroupRecord,
  type GroupTree,
  type NamedGroup,
  type TreeLine,
  type TreeLineKey,
} from '@remote-console/domain';

/** What can be selected in the tree. */
export type GroupKey = TreeLineKey;

/** The labels of lines that are not groups or do not show their stored name. */
export interface TreeLabels {
  readonly all: string;
  readonly favorite: string;
  readonly root: string;
  readonly defaultGroup: string;
}

/** A line of the tree, ready to be rendered. */
export interface GroupLine extends TreeLine<GroupKey> {
  /** Number of devices in the line's list; `null` if unknown. */
  readonly count: number | null;
  /** The counts of a group with subgroups, without and with their devices; otherwise `null`. */
  readonly counts: GroupCounts | null;
  /** The group, or `null` for the two fixed entries. */
  readonly group: GroupRecord | null;
  /** Whether the person may open it. */
  readonly open: boolean;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  readonly setSize: number;
}

/** The default group under its translated name, so that it is sorted and found as displayed. */
export function namedGroups(groups: readonly GroupRecord[], labels: TreeLabels): readonly NamedGroup[] {
  return groups.map((group) =>
    groupLabel(group) === 'default' ? { ...group, name: labels.defaultGroup, storedName: group.name } : group,
  );
}

/** What to search, and what is expanded. */
export interface LinesInput {
  readonly tree: GroupTree;
  readonly labels: TreeLabels;
  readonly language: string;
  /** Text to find; blank shows everything. */
  readonly query: string;
  readonly expanded: ReadonlySet<number>;
  /** Groups that the person collapsed while searching. */
  readonly closedInSearch: ReadonlySet<number>;
  readonly allCount: number | null;
  readonly favouriteCount: number | null;
  /** Whether favorites and all devices are above the groups. */
  readonly entries: boolean;
  /** Whether the lists of groups include the devices of their subgroups. */
  readonly subgroups: boolean;
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
    counts: null,
    group: null,
    open: true,
    posInSet,
    setSize,
  };
}

/** The lines from top to bottom: favorites and all devices, then the groups. A search shows only the groups. */
export function groupLines(input: LinesInput): readonly GroupLine[] {
  const { tree, labels, language, query, expanded, closedInSearch, allCount, favouriteCount, entries, subgroups } =
    input;
  const searching = query.trim() !== '';
  const found = searching ? searchGroupTree(tree, query, language) : null;
  const shown = found?.tree ?? tree;
  const opened = found ? without(found.expanded, closedInSearch) : expanded;
  const fixed = searching || !entries ? 0 : 2;

  const all = countsOf(tree);
  const lines = visibleNodes(shown, opened).map((node): GroupLine => {
    const isTop = node.depth === 0;
    const own = deviceCountOf(node.group);
    const counts = all.get(node.id) ?? null;
    return {
      key: node.id,
      label: groupLabel(node.group) === 'root' ? labels.root : node.group.name,
      depth: node.depth,
      hasChildren: node.hasChildren,
      expanded: node.expanded,
      count: subgroups ? (counts?.all ?? own) : own,
      counts,
      group: node.group,
      open: isGroupOpen(node.group),
      posInSet: node.posInSet + (isTop ? fixed : 0),
      setSize: node.setSize + (isTop ? fixed : 0),
    };
  });
  if (fixed === 0) return lines;
  const setSize = shown.roots.length + fixed;
  return [
    fixedLine('favorite', labels.favorite, favouriteCount, setSize),
    fixedLine('all', labels.all, allCount, setSize),
    ...lines,
  ];
}

interface KnownTree {
  readonly tree: GroupTree;
  readonly labels: TreeLabels;
  readonly language: string;
}

const known = new WeakMap<readonly GroupRecord[], KnownTree>();

/**
 * Nests the groups, sorted by displayed name in the language. Cached per list of groups, however often a tree is
 * mounted.
 */
export function treeOf(groups: readonly GroupRecord[], labels: TreeLabels, language: string): GroupTree {
  const before = known.get(groups);
  if (before?.language === language && before.labels.defaultGroup === labels.defaultGroup) return before.tree;
  const tree = buildGroupTree(namedGroups(groups, labels), language);
  known.set(groups, { tree, labels, language });
  return tree;
}

const counted = new WeakMap<GroupTree, ReadonlyMap<number, GroupCounts>>();

/** The device counts of each group with subgroups, cached per tree. */
function countsOf(tree: GroupTree): ReadonlyMap<number, GroupCounts> {
  const counts = counted.get(tree) ?? groupCounts(tree);
  counted.set(tree, counts);
  return counts;
}

/** Whether a line is a group that can be picked up: an ordinary one that the person may open. */
export const isCarriable = (line: GroupLine): boolean => line.group !== null && line.open && canDragGroup(line.group);

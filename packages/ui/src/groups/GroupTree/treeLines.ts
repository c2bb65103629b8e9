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

/** What can be chosen in the tree. */
export type GroupKey = TreeLineKey;

/** The words of the lines that are no group or do not show their stored name. */
export interface TreeLabels {
  readonly all: string;
  readonly favorite: string;
  readonly root: string;
  readonly defaultGroup: string;
}

/** A line of the tree, ready to be drawn. */
export interface GroupLine extends TreeLine<GroupKey> {
  /** Devices in the list of the line; `null` while not known. */
  readonly count: number | null;
  /** Of a group with subgroups, its devices without and with those; else `null`. */
  readonly counts: GroupCounts | null;
  /** The group, or `null` for the two fixed entries. */
  readonly group: GroupRecord | null;
  /** Whether the person may open it. */
  readonly open: boolean;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  readonly setSize: number;
}

/** The default group under its translated name, so that it is sorted and found by what people see. */
export function namedGroups(groups: readonly GroupRecord[], labels: TreeLabels): readonly NamedGroup[] {
  return groups.map((group) =>
    groupLabel(group) === 'default' ? { ...group, name: labels.defaultGroup, storedName: group.name } : group,
  );
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
  /** Whether favourites and all devices are above the groups. */
  readonly entries: boolean;
  /** Whether the lists of groups have the devices of their subgroups. */
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

/** The lines from top to bottom: favourites and all devices, then the groups. A search leaves the groups alone there. */
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
 * Nests the groups, sorted as the language sorts what people see. The same groups are nested once, however often a tree of
 * them comes and goes.
 */
export function treeOf(groups: readonly GroupRecord[], labels: TreeLabels, language: string): GroupTree {
  const before = known.get(groups);
  if (before?.language === language && before.labels.defaultGroup === labels.defaultGroup) return before.tree;
  const tree = buildGroupTree(namedGroups(groups, labels), language);
  known.set(groups, { tree, labels, language });
  return tree;
}

const counted = new WeakMap<GroupTree, ReadonlyMap<number, GroupCounts>>();

/** How many devices each group with subgroups has, counted once for a tree. */
function countsOf(tree: GroupTree): ReadonlyMap<number, GroupCounts> {
  const counts = counted.get(tree) ?? groupCounts(tree);
  counted.set(tree, counts);
  return counts;
}

/** Whether a line is a group that can be picked up: one that the person may open, and no other than an ordinary one. */
export const isCarriable = (line: GroupLine): boolean => line.group !== null && line.open && canDragGroup(line.group);

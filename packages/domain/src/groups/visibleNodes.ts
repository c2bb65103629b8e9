import type { GroupRecord } from './groupRecord.ts';
import type { GroupNode, GroupTree } from './groupTree.ts';

/** A row of the rendered tree, with its information for assistive technology. */
export interface VisibleNode<Group extends GroupRecord = GroupRecord> {
  readonly id: number;
  readonly group: Group;
  /** 0 at the top; `aria-level` is one more. */
  readonly depth: number;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  /** Number of its siblings, including itself. */
  readonly setSize: number;
  readonly hasChildren: boolean;
  /** Whether its children are shown; false without children. */
  readonly expanded: boolean;
}

/** The visible rows of the tree: the top level, and the children of every visible expanded group. */
export function visibleNodes<Group extends GroupRecord>(
  tree: GroupTree<Group>,
  expanded: ReadonlySet<number>,
): readonly VisibleNode<Group>[] {
  const lines: VisibleNode<Group>[] = [];
  const waiting: { readonly node: GroupNode<Group>; readonly posInSet: number; readonly setSize: number }[] = [];
  const queue = (siblings: readonly GroupNode<Group>[]) => {
    const setSize = siblings.length;
    const entries = siblings.map((node, index) => ({ node, posInSet: index + 1, setSize }));
    for (const entry of entries.toReversed()) waiting.push(entry);
  };

  queue(tree.roots);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, posInSet, setSize } = next;
    const hasChildren = node.childCount > 0;
    const isExpanded = hasChildren && expanded.has(node.group.id);
    lines.push({
      id: node.group.id,
      group: node.group,
      depth: node.depth,
      posInSet,
      setSize,
      hasChildren,
      expanded: isExpanded,
    });
    if (isExpanded) queue(node.children);
  }
  return lines;
}

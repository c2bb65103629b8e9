import type { GroupRecord } from './groupRecord.ts';
import type { GroupNode, GroupTree } from './groupTree.ts';

/** A line of the drawn tree, with what assistive technology says about it. */
export interface VisibleNode<Group extends GroupRecord = GroupRecord> {
  readonly id: number;
  readonly group: Group;
  /** 0 at the top; `aria-level` is one more. */
  readonly depth: number;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  /** Number of its siblings, itself included. */
  readonly setSize: number;
  readonly hasChildren: boolean;
  /** Whether its children follow; false without children. */
  readonly expanded: boolean;
}

/** The lines of the tree that show: the tops, and the children of every expanded group that shows. */
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

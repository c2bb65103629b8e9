import type { GroupRecord } from './groupRecord.ts';
import { buildGroupTree, type GroupTree } from './groupTree.ts';

/** What remains of the tree after a search. */
export interface GroupSearch<Group extends GroupRecord = GroupRecord> {
  /** The matching groups and all their ancestors. */
  readonly tree: GroupTree<Group>;
  readonly matches: ReadonlySet<number>;
  /** The groups to expand so that every match is visible. */
  readonly expanded: ReadonlySet<number>;
}

/** Normalizes for comparison: composed Hangul and kana, full-width as half-width, lower case. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The groups whose name contains a text, kept in place along with their ancestors. A blank text keeps everything and
 * matches nothing.
 */
export function searchGroupTree<Group extends GroupRecord>(
  tree: GroupTree<Group>,
  text: string,
  locale: string,
): GroupSearch<Group> {
  const wanted = folded(text.trim());
  if (wanted === '') return { tree, matches: new Set(), expanded: new Set() };

  const matches = new Set<number>();
  const expanded = new Set<number>();
  for (const [pk, node] of tree.byId) {
    if (!folded(node.group.name).includes(wanted)) continue;
    matches.add(pk);
    for (let above = node.parent; above && !expanded.has(above.group.id); above = above.parent) {
      expanded.add(above.group.id);
    }
  }
  const kept: Group[] = [];
  for (const [pk, node] of tree.byId) if (matches.has(pk) || expanded.has(pk)) kept.push(node.group);
  return { tree: buildGroupTree(kept, locale), matches, expanded };
}

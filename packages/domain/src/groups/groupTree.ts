import { groupLabel, type GroupRecord } from './groupRecord.ts';

/** A group in its tree. */
export interface GroupNode<Group extends GroupRecord = GroupRecord> {
  readonly group: Group;
  readonly parent: GroupNode<Group> | null;
  /** Sorted by name. */
  readonly children: readonly GroupNode<Group>[];
  /** How many children there are; asking costs no sorting. */
  readonly childCount: number;
  /** 0 for a group without a parent. */
  readonly depth: number;
}

/** All groups as a tree. */
export interface GroupTree<Group extends GroupRecord = GroupRecord> {
  /** The groups without a parent in the list, sorted by name. */
  readonly roots: readonly GroupNode<Group>[];
  readonly byId: ReadonlyMap<number, GroupNode<Group>>;
}

const NO_CHILDREN: readonly never[] = [];

const collators = new Map<string, Intl.Collator>();

/** How names are sorted. The first one that a page makes takes it ten milliseconds: it is made when names are compared. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Compares two nodes of one parent. */
type SiblingOrder<Group extends GroupRecord> = (one: Draft<Group>, other: Draft<Group>) => number;

/** A node while the tree is made. Its children are sorted when they are first looked at: most never are looked at. */
class Draft<Group extends GroupRecord> implements GroupNode<Group> {
  readonly group: Group;
  parent: Draft<Group> | null = null;
  depth = 0;
  /** The walk on which it was met while rings are looked for; 0 for none yet. */
  walk = 0;
  /** Made with the first child: most groups have none. */
  below: Draft<Group>[] | null = null;
  readonly #order: SiblingOrder<Group>;
  #sorted = false;

  constructor(group: Group, order: SiblingOrder<Group>) {
    this.group = group;
    this.#order = order;
  }

  get children(): readonly Draft<Group>[] {
    if (!this.#sorted) this.below?.sort(this.#order);
    this.#sorted = true;
    return this.below ?? NO_CHILDREN;
  }

  get childCount(): number {
    return this.below?.length ?? 0;
  }
}

/** The member of a ring with the lowest ID; it does not depend on where the ring is entered. */
function lowestOfRing<Group extends GroupRecord>(member: Draft<Group>): Draft<Group> {
  let lowest = member;
  for (let next = member.parent; next && next !== member; next = next.parent) {
    if (next.group.id < lowest.group.id) lowest = next;
  }
  return lowest;
}

/** A ring of parents has no top; its member with the lowest ID becomes one, so that no group is ever lost from sight. */
function cutRings<Group extends GroupRecord>(drafts: Iterable<Draft<Group>>): void {
  let walk = 0;
  for (const draft of drafts) {
    walk += 1;
    let current: Draft<Group> | null = draft;
    while (current?.walk === 0) {
      current.walk = walk;
      current = current.parent;
    }
    // Back at one of this very walk: the parents go round.
    if (current?.walk === walk) lowestOfRing(current).parent = null;
  }
}

/** Every group after its parent, without recursion: a chain may be as deep as the list is long. */
function setDepths<Group extends GroupRecord>(roots: readonly Draft<Group>[]): void {
  const waiting = [...roots];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const child of node.below ?? NO_CHILDREN) {
      child.depth = node.depth + 1;
      waiting.push(child);
    }
  }
}

/**
 * Nests groups by their parent, siblings ascending by name as the language sorts it, equal names by ID (B-TREE-02,
 * B-TREE-03). A group whose parent is not in the list is at the top; a ring of parents is cut open above
 * its lowest ID; of two records with one ID the later counts.
 *
 * @param locale Language tag whose alphabet sorts the names.
 */
export function buildGroupTree<Group extends GroupRecord>(groups: readonly Group[], locale: string): GroupTree<Group> {
  const order: SiblingOrder<Group> = (one, other) =>
    collatorOf(locale).compare(one.group.name, other.group.name) || one.group.id - other.group.id;
  const byId = new Map<number, Draft<Group>>();
  for (const group of groups) byId.set(group.id, new Draft(group, order));
  for (const draft of byId.values()) {
    draft.parent = draft.group.parentId === null ? null : (byId.get(draft.group.parentId) ?? null);
  }
  cutRings(byId.values());

  const roots: Draft<Group>[] = [];
  for (const draft of byId.values()) {
    if (draft.parent) (draft.parent.below ??= []).push(draft);
    else roots.push(draft);
  }
  setDepths(roots);
  return { roots: roots.sort(order), byId };
}

/** All nodes from the top down, each before its children, siblings in their order. */
export function nodesInOrder<Group extends GroupRecord>(tree: GroupTree<Group>): readonly GroupNode<Group>[] {
  const ordered: GroupNode<Group>[] = [];
  const waiting = tree.roots.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ordered.push(node);
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return ordered;
}

/** The groups above one, from the top down, without itself; none for a group that is not in the tree. */
export function ancestorsOf<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  const ancestors: Group[] = [];
  for (let node = tree.byId.get(pk)?.parent; node; node = node.parent) ancestors.push(node.group);
  return ancestors.toReversed();
}

/** The breadcrumb of a group: the groups above it and itself (B-DETAIL-02). */
export function pathTo<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  const node = tree.byId.get(pk);
  return node ? [...ancestorsOf(tree, pk), node.group] : [];
}

/** The same without the root, which every path would begin with: how a group is named where there is no breadcrumb. */
export function pathBelowRoot<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  return pathTo(tree, pk).filter((group) => groupLabel(group) !== 'root');
}

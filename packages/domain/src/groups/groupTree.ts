import { groupLabel, type GroupRecord } from './groupRecord.ts';

/** A node of the group tree. */
export interface GroupNode<Group extends GroupRecord = GroupRecord> {
  readonly group: Group;
  readonly parent: GroupNode<Group> | null;
  /** Sorted by name. */
  readonly children: readonly GroupNode<Group>[];
  /** The number of children; reading it doesn't sort them. */
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

/** Sorts names. A page's first collator takes ten milliseconds to create, so it is created on the first comparison. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Compares two siblings. */
type SiblingOrder<Group extends GroupRecord> = (one: Draft<Group>, other: Draft<Group>) => number;

/** A node during construction. Its children are sorted on first access, since most are never accessed. */
class Draft<Group extends GroupRecord> implements GroupNode<Group> {
  readonly group: Group;
  parent: Draft<Group> | null = null;
  depth = 0;
  /** The walk that visited it during cycle detection; 0 for none yet. */
  walk = 0;
  /** Created with the first child: most groups have none. */
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

/** The member of a cycle with the lowest ID; it doesn't depend on where the cycle is entered. */
function lowestOfRing<Group extends GroupRecord>(member: Draft<Group>): Draft<Group> {
  let lowest = member;
  for (let next = member.parent; next && next !== member; next = next.parent) {
    if (next.group.id < lowest.group.id) lowest = next;
  }
  return lowest;
}

/** A cycle of parents has no top; its member with the lowest ID becomes one, so that no group ever disappears. */
function cutRings<Group extends GroupRecord>(drafts: Iterable<Draft<Group>>): void {
  let walk = 0;
  for (const draft of drafts) {
    walk += 1;
    let current: Draft<Group> | null = draft;
    while (current?.walk === 0) {
      current.walk = walk;
      current = current.parent;
    }
    // Back at a node of this very walk: the parents form a cycle.
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
 * Nests groups by their parent, siblings ascending by name in the language's order, equal names by ID (B-TREE-02,
 * B-TREE-03). A group whose parent is not in the list is at the top; a cycle of parents is broken above its lowest ID;
 * of two records with the same ID the later one counts.
 *
 * @param locale Language tag whose collation sorts the names.
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

/** All nodes from the top down, each before its children, siblings in order. */
export function nodesInOrder<Group extends GroupRecord>(tree: GroupTree<Group>): readonly GroupNode<Group>[] {
  const ordered: GroupNode<Group>[] = [];
  const waiting = tree.roots.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ordered.push(node);
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return ordered;
}

/** A group's ancestors, from the top down; none for a group that is not in the tree. */
export function ancestorsOf<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  const ancestors: Group[] = [];
  for (let node = tree.byId.get(pk)?.parent; node; node = node.parent) ancestors.push(node.group);
  return ancestors.toReversed();
}

/** A group's breadcrumb: its ancestors and itself (B-DETAIL-02). */
export function pathTo<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  const node = tree.byId.get(pk);
  return node ? [...ancestorsOf(tree, pk), node.group] : [];
}

/** The same without the root, which every path would start with: a group's full name where there is no breadcrumb. */
export function pathBelowRoot<Group extends GroupRecord>(tree: GroupTree<Group>, pk: number): readonly Group[] {
  return pathTo(tree, pk).filter((group) => groupLabel(group) !== 'root');
}

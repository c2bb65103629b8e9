import { buildGroupTree, type GroupTree } from '@remote-console/domain';
import type { Device, Group, GroupDetail, GroupLink, Notice, Profile, ThresholdAlert, User } from '../../contract.ts';

/** What the world knows of one company. */
export interface WorldState {
  devices: Device[];
  groups: Group[];
  /** What is known of groups beside what their list shows, by pk. */
  groupDetails: Readonly<Record<number, Partial<GroupDetail>>>;
  users: User[];
  /** Who has rights on which group. */
  links: GroupLink[];
  /** The thresholds of groups, by pk. */
  thresholds: Readonly<Record<number, ThresholdAlert[]>>;
  notices: Notice[];
  /** Whoever is signed in. */
  profile: Profile | null;
}

/** A company in memory that answers change. */
export interface World {
  readonly state: WorldState;
  /** The groups as a tree. */
  readonly tree: () => GroupTree<Group>;
  readonly group: (pk: unknown) => Group | undefined;
  readonly changeGroup: (pk: number, change: Partial<Group>) => void;
  /** A pk that nothing has yet. */
  readonly nextPk: () => number;
}

/** Above every pk that data of tests names. */
const FIRST_NEW_PK = 1001;

/** Makes the world. */
export function createWorld(start: Partial<WorldState>): World {
  const state: WorldState = {
    devices: [],
    groups: [],
    groupDetails: {},
    users: [],
    links: [],
    thresholds: {},
    notices: [],
    profile: null,
    ...start,
  };
  let next = FIRST_NEW_PK;
  return {
    state,
    tree: () => buildGroupTree(state.groups, 'en'),
    group: (pk) => state.groups.find((group) => group.pk === Number(pk)),
    changeGroup: (pk, change) => {
      state.groups = state.groups.map((group) => (group.pk === pk ? { ...group, ...change } : group));
    },
    nextPk: () => next++,
  };
}

/** One page of a list, as it is asked for. */
export function pageOf<Item>(
  items: readonly Item[],
  query: { readonly get: (name: 'limit' | 'offset') => string | null },
): { status: 200; meta: { total_count: number }; objects: Item[] } {
  const offset = Number(query.get('offset') ?? 0);
  const objects = items.slice(offset, offset + Number(query.get('limit') ?? 10));
  return { status: 200, meta: { total_count: items.length }, objects };
}

/** Text as a search compares it. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

import type { Group } from '@remote-console/api-client';
import { buildGroupTree, pathTo, type GroupTree } from '@remote-console/domain';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/index.ts';

interface GroupLevelInput {
  /** The groups that the person may see. */
  readonly groups: readonly Group[];
  /** The group of the level; `null` for the root. */
  readonly groupId: number | null;
  /** The address of a group's subgroups; `null` for the root level. */
  readonly groupHref: (choice: { readonly groupId: number | null }) => string;
}

interface GroupLevel {
  readonly tree: GroupTree<Group>;
  /** The group itself; undefined until loaded. */
  readonly here: Group | undefined;
  /** The groups from the root to it. */
  readonly path: readonly Group[];
  /** The address of a group's subgroups; the root has its own. */
  readonly levelHref: (groupId: number) => string;
}

/** The position of a group among all groups. */
export function useGroupLevel({ groups, groupId, groupHref }: GroupLevelInput): GroupLevel {
  const language = useLanguage();
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const root = groups.find(({ parentId }) => parentId === null);
  const here = groupId === null ? root : tree.byId.get(groupId)?.group;
  return {
    tree,
    here,
    path: here ? pathTo(tree, here.id) : [],
    levelHref: (pk) => groupHref({ groupId: pk === root?.id ? null : pk }),
  };
}

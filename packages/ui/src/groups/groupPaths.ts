import type { Device } from '@remote-console/api-client';
import { useGroups } from '@remote-console/api-client/react';
import {
  buildGroupTree,
  groupCounts,
  pathBelowRoot,
  readRecordedGroup,
  type GroupCounts,
  type GroupRecord,
} from '@remote-console/domain';
import { useMemo } from 'react';
import { useGroupName, useLanguage } from '../i18n/index.ts';

const NO_GROUPS: readonly GroupRecord[] = [];

/** The person's groups, by ID and by path. */
export function useGroupNames() {
  const language = useLanguage();
  const labelOf = useGroupName();
  const groups = useGroups().data?.objects ?? NO_GROUPS;
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  return useMemo(() => {
    let counts: ReadonlyMap<number, GroupCounts> | null = null;
    /** The path of a group, without the root. */
    const pathOf = (pk: number) => pathBelowRoot(tree, pk);
    return {
      groups,
      labelOf,
      pathOf,
      groupOf: (pk: number) => tree.byId.get(pk)?.group ?? null,
      /** The device counts of a group with subgroups; `null` for one without, and for what is not a group. */
      countsOf: (groupId: string): GroupCounts | null => {
        counts ??= groupCounts(tree);
        return counts.get(Number(groupId)) ?? null;
      },
      /** "Seoul / Lobby": the last two groups of the path; only the name until the groups are loaded. */
      nameOf: (device: Device) => {
        const path = pathOf(device.groupId).map(labelOf);
        return path.length === 0 ? labelOf(readRecordedGroup(device.groupName)) : path.slice(-2).join(' / ');
      },
    };
  }, [groups, labelOf, tree]);
}

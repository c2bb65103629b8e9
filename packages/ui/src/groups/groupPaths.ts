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

/** The person's groups, by ID and by their way from the top. */
export function useGroupNames() {
  const language = useLanguage();
  const labelOf = useGroupName();
  const groups = useGroups().data?.objects ?? NO_GROUPS;
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  return useMemo(() => {
    let counts: ReadonlyMap<number, GroupCounts> | null = null;
    /** The groups from below the root down to one. */
    const pathOf = (pk: number) => pathBelowRoot(tree, pk);
    return {
      groups,
      labelOf,
      pathOf,
      groupOf: (pk: number) => tree.byId.get(pk)?.group ?? null,
      /** How many devices a group with subgroups has; `null` for one without, and for what is no group. */
      countsOf: (groupId: string): GroupCounts | null => {
        counts ??= groupCounts(tree);
        return counts.get(Number(groupId)) ?? null;
      },
      /** "Seoul / Lobby": the last two groups of the way; the name alone while the groups are not known. */
      nameOf: (device: Device) => {
        const path = pathOf(device.groupId).map(labelOf);
        return path.length === 0 ? labelOf(readRecordedGroup(device.groupName)) : path.slice(-2).join(' / ');
      },
    };
  }, [groups, labelOf, tree]);
}

import { useGroups } from '@remote-console/api-client/react';
import { buildGroupTree, groupLabel, nodesInOrder, pathBelowRoot, type GroupRecord } from '@remote-console/domain';
import { useMemo } from 'react';
import { useGroupName, useLanguage } from '../i18n/index.ts';
import type { GroupChoice } from './AddDevice/CommandForm.tsx';

const NO_GROUPS: readonly GroupRecord[] = [];

/** The groups that devices can be added to, in tree order, and the default one. */
export function useGroupChoices(): { readonly groups: readonly GroupChoice[]; readonly usualId: number | null } {
  const language = useLanguage();
  const nameOf = useGroupName();
  const records = useGroups().data?.objects ?? NO_GROUPS;
  return useMemo(() => {
    const tree = buildGroupTree(records, language);
    const holding = nodesInOrder(tree)
      .map(({ group }) => group)
      .filter((group) => groupLabel(group) !== 'root');
    return {
      groups: holding.map(({ id }) => ({
        id,
        path: pathBelowRoot(tree, id).map(nameOf).join(' / '),
      })),
      usualId: holding.find((group) => groupLabel(group) === 'default')?.id ?? holding[0]?.id ?? null,
    };
  }, [records, language, nameOf]);
}

import { groupLabel, type GroupRecord } from '@remote-console/domain';
import { useCallback } from 'react';
import { useText } from './useText.ts';

/** The name of a group as people see it: the root and the default group have translated ones (B-TREE-09). */
export function useGroupName() {
  const text = useText('groups');
  return useCallback(
    (group: Pick<GroupRecord, 'name' | 'isDefaultGroup'>) => {
      switch (groupLabel(group)) {
        case 'root':
          return text('rootGroup');
        case 'default':
          return text('defaultGroup');
        case 'own-name':
          return group.name;
      }
    },
    [text],
  );
}

import type { GroupRecord } from '@remote-console/domain';
import { groupName } from '@remote-console/texts';
import { useCallback } from 'react';
import { useText } from './useText.ts';

/** The name of a group as people see it. A hook. */
export function useGroupName() {
  const text = useText('groups');
  return useCallback((group: Pick<GroupRecord, 'name' | 'isDefaultGroup'>) => groupName(group, text), [text]);
}

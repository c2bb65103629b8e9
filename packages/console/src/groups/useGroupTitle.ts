import { useGroups } from '@remote-console/api-client/react';
import { useText } from '@remote-console/ui';
import { useGroupName } from '@remote-console/ui/groups';
import { ALL_DEVICES, FAVOURITES } from '../routing/index.ts';

/** The browser tab's title for a group's device list. */
export function useGroupTitle(groupId: string): string {
  const text = useText('devices');
  const nameOf = useGroupName();
  const group = useGroups().data?.objects.find(({ id }) => String(id) === groupId);
  if (groupId === ALL_DEVICES) return text('allDevices');
  if (groupId === FAVOURITES) return text('favourites');
  if (!group) return text('columnGroup');
  return nameOf(group);
}

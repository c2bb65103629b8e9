import { useGroups } from '@remote-console/api-client/react';
import { useText } from '@remote-console/ui';
import { useGroupName } from '@remote-console/ui/groups';
import { ALL_DEVICES, FAVOURITES } from '../routing/index.ts';

/** What the device list of a group is called in the browser's tab. */
export function useGroupTitle(groupId: string): string {
  const text = useText('devices');
  const nameOf = useGroupName();
  const group = useGroups().data?.objects.find(({ id }) => String(id) === groupId);
  if (groupId === ALL_DEVICES) return text('allDevices');
  if (groupId === FAVOURITES) return text('favourites');
  if (!group) return text('columnGroup');
  return nameOf(group);
}

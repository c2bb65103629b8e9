import Box from '@mui/material/Box';
import type { Group, GroupDevice } from '@remote-console/api-client';
import { useGroupDevices } from '@remote-console/api-client/react';
import {
  groupListQuery,
  pathTo,
  readRecordedGroup,
  type GroupDetailView,
  type GroupTree,
} from '@remote-console/domain';
import { GroupDevices, type GroupDevicesProps } from '../GroupDevices/GroupDevices.tsx';
import { useGroupName } from '../../i18n/index.ts';
import type { GroupMoves } from '../useGroupMoves.ts';
import { useDeviceMoves } from './useDeviceMoves.ts';
import type { ListPlaces } from './listPlaces.ts';

interface GroupDeviceListsProps {
  readonly group: Group;
  readonly groups: readonly Group[];
  readonly tree: GroupTree<Group>;
  readonly view: Pick<GroupDetailView, 'devices' | 'all'>;
  readonly placeOf: ListPlaces;
  readonly moves: GroupMoves;
  /** Whether the person may move devices: all devices are listed to choose from then. */
  readonly editable: boolean;
}

const NO_DEVICES: readonly GroupDevice[] = [];

const listOf = (read: ReturnType<typeof useGroupDevices>) => ({
  devices: read.data?.objects ?? NO_DEVICES,
  total: read.data?.meta.totalCount ?? 0,
  loading: read.isLoading,
  failed: read.error !== undefined && !read.data,
  onRetry: () => void read.mutate(),
});

/** The devices of a group, next to all devices for people who may move them. */
export function GroupDeviceLists(props: GroupDeviceListsProps) {
  const { group, groups, tree, view, placeOf, moves, editable } = props;
  const nameOf = useGroupName();
  const inside = useGroupDevices({ groupId: group.id, ...groupListQuery(view.devices) });
  const all = useGroupDevices(editable ? groupListQuery(view.all) : null);
  const { busy, takeOut, putIn } = useDeviceMoves({ groupId: group.id, groups, tree, moves });
  const isDefault = group.isDefaultGroup;
  const shared: Pick<GroupDevicesProps, 'groupId' | 'busy' | 'groupName'> = {
    groupId: group.id,
    busy,
    groupName: (device) => {
      const path = pathTo(tree, device.groupId).filter(({ parentId }) => parentId !== null);
      return path.length === 0 ? nameOf(readRecordedGroup(device.groupName)) : path.map(nameOf).slice(-2).join(' / ');
    },
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          xl: editable ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        },
        gap: 'var(--rc-space-lg) var(--rc-space-xl)',
        alignItems: 'start',
      }}
    >
      <GroupDevices
        list="inside"
        {...shared}
        {...listOf(inside)}
        {...placeOf('devices')}
        onMove={editable && !isDefault ? takeOut : undefined}
      />
      {editable && <GroupDevices list="all" {...shared} {...listOf(all)} {...placeOf('all')} onMove={putIn} />}
    </Box>
  );
}

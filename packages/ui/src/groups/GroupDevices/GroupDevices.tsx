import type { GroupDevice } from '@remote-console/api-client';
import { operatingSystemOf, type GroupListPlace } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  OperatingSystemIcon,
  StatusBadge,
  type DataColumn,
} from '../../primitives/index.ts';
import { ListCard } from '../ListCard/ListCard.tsx';
import styles from './GroupDevices.module.css';

export interface GroupDevicesProps {
  /** Which list it is: the devices of the group, or all that could be moved into it. */
  readonly list: 'inside' | 'all';
  /** The group of the page. */
  readonly groupId: number;
  readonly devices: readonly GroupDevice[];
  readonly total: number;
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Devices that are being moved. */
  readonly busy: ReadonlySet<number>;
  /** The displayed name of a device's group. */
  readonly groupName: (device: GroupDevice) => string;
  /** Moves a device into or out of the group. Read-only without it. */
  readonly onMove?: ((device: GroupDevice) => void) | undefined;
}

/** Devices of a group, or all devices to choose from [C-GDETAIL-18] [C-GDETAIL-20] [C-GDETAIL-22]. */
export function GroupDevices(props: GroupDevicesProps) {
  const { list, groupId, devices, total, place, onPlaceChange, loading, failed, onRetry } = props;
  const { busy, groupName, onMove } = props;
  const text = useText('groupPages');
  const inside = list === 'inside';
  const columns: readonly DataColumn<GroupDevice, never>[] = [
    {
      field: 'alias',
      header: text('deviceName'),
      flex: 2,
      minWidth: 150,
      phone: 'title',
      render: ({ alias, osId }) => (
        <span className={styles.device}>
          <OperatingSystemIcon code={osId} size={24} />
          <span title={alias} className={styles.name}>
            {alias}
          </span>
        </span>
      ),
    },
    {
      field: 'os',
      yields: 1,
      header: text('deviceSystem'),
      width: 100,
      render: ({ osId }) => operatingSystemOf(osId).name ?? text('unknown'),
    },
    {
      field: 'state',
      header: text('deviceState'),
      width: 110,
      render: ({ isOnline }) => <StatusBadge tone={isOnline ? 'online' : 'offline'} />,
    },
    { field: 'group', yields: 2, header: text('deviceGroup'), flex: 1, minWidth: 120, render: groupName },
    ...(onMove
      ? [
          {
            field: 'move',
            header: text('columnActions'),
            headerHidden: true,
            width: 120,
            align: 'end',
            phone: 'actions',
            render: (device) =>
              !inside && device.groupId === groupId ? (
                <span className={styles.inside}>{text('insideAlready')}</span>
              ) : (
                <Button
                  size="small"
                  loading={busy.has(device.id)}
                  aria-label={text(inside ? 'takeOutOf' : 'putInOf', {
                    name: device.alias,
                    label: text(inside ? 'takeOut' : 'putIn'),
                  })}
                  onClick={() => onMove(device)}
                >
                  {text(inside ? 'takeOut' : 'putIn')}
                </Button>
              ),
          } satisfies DataColumn<GroupDevice, never>,
        ]
      : []),
  ];
  const title = text(inside ? 'devicesInGroup' : 'allDevicesList');
  return (
    <ListCard
      title={title}
      description={text(inside ? 'devicesInGroupHint' : 'allDevicesHint')}
      searchLabel={text('searchDevice')}
      place={place}
      total={total}
      unit="devices"
      onPlaceChange={onPlaceChange}
    >
      <DataTable
        label={title}
        rows={devices}
        columns={columns}
        getRowKey={({ id }) => id}
        loading={loading}
        expectedRows={5}
        failed={failed}
        onRetry={onRetry}
        empty={
          place.search === '' ? (
            <EmptyState title={text('noDevices')} hint={inside && onMove && text('noDevicesHint')} />
          ) : (
            <EmptyState reason="no-result" />
          )
        }
      />
    </ListCard>
  );
}

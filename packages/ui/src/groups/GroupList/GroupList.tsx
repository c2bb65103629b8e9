import { isOrdinaryGroup } from '@remote-console/domain';
import { Ellipsis, Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import {
  DataTable,
  IconButton,
  Link,
  SMALL_ICON,
  StatusBadge,
  type DataColumn,
  type OutdatedNoteProps,
} from '../../primitives/index.ts';
import type { GroupRow, GroupRowsProps } from '../groupRows.ts';
import styles from './GroupList.module.css';

export interface GroupListProps extends GroupRowsProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The note that the groups may be outdated; `null` while they are current. */
  readonly outdated: OutdatedNoteProps | null;
  /** Shown if there is no group. */
  readonly empty: ReactNode;
}

/** The groups below one as a table; cards on a phone [C-GROUP-01]. */
export function GroupList(props: GroupListProps) {
  const { rows, groupHref, detailHref, selected, onSelectionChange, locked, onOpenMenu, ...states } = props;
  const text = useText('groupPages');
  const treeText = useText('groups');
  const columns: readonly DataColumn<GroupRow, never>[] = [
    {
      field: 'name',
      header: treeText('groupName'),
      flex: 3,
      minWidth: 200,
      phone: 'title',
      render: (row) => (
        <span className={styles.group}>
          <Folder {...SMALL_ICON} style={{ flex: 'none' }} />
          <Link href={groupHref(row)} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {row.name}
          </Link>
        </span>
      ),
    },
    {
      field: 'children',
      yields: 1,
      header: text('columnSubgroups'),
      flex: 1,
      minWidth: 110,
      render: ({ children }) => (children === 0 ? text('none') : text('groupCount', { count: children })),
    },
    {
      field: 'devices',
      yields: 4,
      header: text('columnDevices'),
      flex: 1,
      minWidth: 110,
      render: ({ devices }) => treeText('deviceCount', { count: devices }),
    },
    {
      field: 'allDevices',
      yields: 3,
      header: text('columnAllDevices'),
      flex: 1,
      minWidth: 150,
      render: ({ allDevices }) => treeText('deviceCount', { count: allDevices }),
    },
    {
      field: 'kind',
      yields: 2,
      header: text('columnKind'),
      flex: 1,
      minWidth: 130,
      render: ({ group }) =>
        isOrdinaryGroup(group) ? (
          text(group.needsConfirmation ? 'kindConfirm' : 'kindOrdinary')
        ) : (
          <StatusBadge tone="info" label={text('kindDefault')} />
        ),
    },
    {
      field: 'actions',
      header: text('columnActions'),
      headerHidden: true,
      width: 170,
      align: 'end',
      phone: 'actions',
      render: (row) => (
        <span className={styles.actions}>
          <Link href={detailHref(row)} aria-label={text('detailOf', { name: row.name, label: text('detail') })}>
            {text('detail')}
          </Link>
          <IconButton
            size="small"
            disabled={locked}
            aria-haspopup="menu"
            aria-label={treeText('menuOf', { name: row.name })}
            onClick={({ currentTarget }) => onOpenMenu({ group: row.group, anchor: currentTarget })}
          >
            <Ellipsis {...SMALL_ICON} />
          </IconButton>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      {...states}
      label={treeText('tree')}
      rows={rows}
      columns={columns}
      getRowKey={({ id }) => id}
      selection={{
        selected,
        onSelectionChange,
        nameOf: ({ name }) => name,
        isSelectable: ({ group }) => isOrdinaryGroup(group),
      }}
    />
  );
}

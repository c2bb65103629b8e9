import Switch from '@mui/material/Switch';
import type { User } from '@remote-console/api-client';
import { userBadge, type UserBadge } from '@remote-console/domain';
import { Handshake, Settings, Trash2 } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import {
  type DataColumn,
  DataTable,
  EmptyState,
  VisuallyHidden,
  ICON,
  IconButton,
  Link,
  type OutdatedNoteProps,
} from '../../primitives/index.ts';

/** A person as a row of the list. */
export type ManagerRow = Pick<
  User,
  'id' | 'loginId' | 'name' | 'department' | 'email' | 'phone' | 'isActive' | 'memberType' | 'needsApproval'
>;

export interface UserTableProps {
  readonly rows: readonly ManagerRow[];
  /** The signed-in person, who can be neither deleted nor deactivated here (C-MANAGER-34). */
  readonly ownId: number | null;
  readonly selected: ReadonlySet<number>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<number> }) => void;
  /** The page of a person. */
  readonly userHref: (choice: { readonly userId: number }) => string;
  readonly onActiveChange: (change: { readonly user: ManagerRow; readonly active: boolean }) => void;
  readonly onDelete: (choice: { readonly user: ManagerRow }) => void;
  /** Whether the controls of the rows are disabled: just after the list was loaded, and while saving. */
  readonly locked: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  /** The note that the people may be outdated. */
  readonly outdated?: OutdatedNoteProps | null;
  readonly onRetry: () => void;
  /** Whether a search hides the others. */
  readonly searched: boolean;
  readonly expectedRows: number;
}

const SIGNS = {
  manager: { Icon: Settings, label: 'signManager' },
  'sub-manager': { Icon: Settings, label: 'signSubManager' },
  partner: { Icon: Handshake, label: 'signPartner' },
} as const satisfies Record<NonNullable<UserBadge>, object>;

function Sign({ row }: { readonly row: ManagerRow }) {
  const text = useText('users');
  const sign = userBadge(row);
  if (sign === null) return null;
  const { Icon, label } = SIGNS[sign];
  return (
    <span title={text(label)} style={{ display: 'inline-flex' }}>
      <Icon {...ICON} />
      <VisuallyHidden>{text(label)}</VisuallyHidden>
    </span>
  );
}

/** The people of the company: who they are, whether they are active, and the link to their page (C-MANAGER-32). */
export function UserTable(props: UserTableProps) {
  const { rows, ownId, selected, onSelectionChange, userHref, onActiveChange, onDelete, searched } = props;
  const { loading, failed, outdated = null, onRetry, expectedRows } = props;
  const text = useText('users');
  // What another person has changed since must not be changed from an outdated list.
  const locked = props.locked || outdated !== null;
  const columns: readonly DataColumn<ManagerRow>[] = [
    {
      field: 'sign',
      header: text('columnSign'),
      headerHidden: true,
      width: 44,
      align: 'center',
      phone: 'hidden',
      render: (row) => <Sign row={row} />,
    },
    {
      field: 'mgrid',
      header: text('mgrid'),
      flex: 1.4,
      minWidth: 160,
      phone: 'title',
      render: (row) => <Link href={userHref({ userId: row.id })}>{row.loginId}</Link>,
    },
    { field: 'name', header: text('name'), flex: 1, minWidth: 96, render: (row) => row.name },
    {
      field: 'department',
      yields: 1,
      header: text('department'),
      flex: 1,
      minWidth: 96,
      render: (row) => row.department || '–',
    },
    { field: 'email', yields: 3, header: text('email'), flex: 1.4, minWidth: 140, render: (row) => row.email || '–' },
    { field: 'phone', yields: 2, header: text('phone'), flex: 1, minWidth: 116, render: (row) => row.phone || '–' },
    {
      field: 'flag_active',
      header: text('flag_active'),
      width: 168,
      render: (row) => (
        <ActiveSwitch
          row={row}
          locked={locked || row.id === ownId}
          onChange={(active) => onActiveChange({ user: row, active })}
        />
      ),
    },
    {
      field: 'delete',
      header: text('columnDelete'),
      headerHidden: true,
      width: 60,
      align: 'end',
      phone: 'actions',
      render: (row) => (
        <IconButton
          size="small"
          aria-label={text('deleteUser', { name: row.name })}
          disabled={locked || row.id === ownId}
          onClick={() => onDelete({ user: row })}
        >
          <Trash2 {...ICON} />
        </IconButton>
      ),
    },
  ];
  return (
    <DataTable
      label={text('managers')}
      rows={rows}
      columns={columns}
      getRowKey={(row) => row.id}
      selection={{
        selected,
        onSelectionChange,
        nameOf: (row) => row.name,
        isSelectable: (row) => row.id !== ownId,
      }}
      rowTone={(row) => (row.isActive ? 'normal' : 'quiet')}
      loading={loading}
      expectedRows={expectedRows}
      failed={failed}
      outdated={outdated}
      onRetry={onRetry}
      empty={
        searched ? (
          <EmptyState reason="no-result" />
        ) : (
          <EmptyState title={text('noManagers')} hint={text('noManagersHint')} />
        )
      }
    />
  );
}

interface ActiveSwitchProps {
  readonly row: ManagerRow;
  readonly locked: boolean;
  readonly onChange: (active: boolean) => void;
}

function ActiveSwitch({ row, locked, onChange }: ActiveSwitchProps) {
  const text = useText('users');
  return (
    <>
      <Switch
        edge="start"
        checked={row.isActive}
        disabled={locked}
        onChange={(_event, checked) => onChange(checked)}
        slotProps={{ input: { 'aria-label': text('activeOf', { name: row.name }) } }}
      />
      <span aria-hidden>{text(row.isActive ? 'active' : 'inactive')}</span>
    </>
  );
}

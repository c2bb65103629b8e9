import type { EnrolmentRecord } from '@remote-console/api-client';
import { type EnrolmentState, formatInstant, mayRevokeEnrolment } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useGroupName } from '../../groups/index.ts';
import { useText } from '../../i18n/index.ts';
import { DataTable, RowButton, StatusSign, type DataColumn, type OutdatedNoteProps } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';

export interface EnrolmentTableProps {
  readonly rows: readonly EnrolmentRecord[];
  readonly loading: boolean;
  readonly failed: boolean;
  /** Whether the person may not look. */
  readonly forbidden: boolean;
  /** The note that the tokens may be outdated. */
  readonly outdated: OutdatedNoteProps | null;
  readonly onRetry: () => void;
  /** The pk of the token that is being revoked; no other can be until then. */
  readonly revoking: number | null;
  readonly onRevoke: (choice: { readonly enrolment: EnrolmentRecord }) => void;
  /** The devices that used a token are to be shown. */
  readonly onShowDevices: (choice: { readonly enrolment: EnrolmentRecord }) => void;
  /** Shown when there is no row. */
  readonly empty: ReactNode;
}

const TONES = { open: 'online', revoked: 'error', expired: 'offline', used_up: 'warn' } as const satisfies Record<
  EnrolmentState,
  string
>;

/** What a token is called: as its maker named it, and one without a name came with an installer. A hook. */
export function useEnrolmentName(): (enrolment: Pick<EnrolmentRecord, 'label'>) => string {
  const text = useText('downloads');
  return ({ label }) => label || text('tokenOfInstaller');
}

/** Enrolment tokens: what each is for, who made it, what it is still good for, and the way to revoke it. */
export function EnrolmentTable(props: EnrolmentTableProps) {
  const { rows, loading, failed, forbidden, outdated, onRetry, revoking, onRevoke, onShowDevices, empty } = props;
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const nameOf = useEnrolmentName();
  const groupName = useGroupName();
  const columns: readonly DataColumn<EnrolmentRecord>[] = [
    {
      field: 'label',
      header: text('tokenName'),
      flex: 2,
      minWidth: 130,
      phone: 'title',
      render: nameOf,
    },
    {
      field: 'state',
      header: text('tokenState'),
      width: 124,
      render: ({ state }) => <StatusSign tone={TONES[state]} label={text(`token_${state}`)} />,
    },
    {
      field: 'devices',
      header: text('tokenDevices'),
      width: 150,
      align: 'end',
      render: (enrolment) => {
        const { device_count, device_limit } = enrolment;
        const uses = text('tokenUses', { used: device_count, most: device_limit });
        return (
          <RowButton
            aria-label={text('tokenShowDevices', { name: nameOf(enrolment), uses })}
            onClick={() => onShowDevices({ enrolment })}
          >
            {uses}
          </RowButton>
        );
      },
    },
    {
      field: 'group',
      yields: 2,
      header: text('tokenGroup'),
      flex: 1,
      minWidth: 110,
      render: ({ device_group_name: name, flag_df_group }) => groupName({ name, flag_df_group }),
    },
    {
      field: 'creator',
      yields: 3,
      header: text('tokenCreator'),
      flex: 1.2,
      minWidth: 130,
      render: ({ creator }) =>
        creator ? text('tokenPerson', { name: creator.name, id: creator.mgrid }) : text('tokenNobody'),
    },
    {
      field: 'created',
      yields: 1,
      header: text('tokenCreated'),
      width: 146,
      render: ({ created_time }) => formatInstant(created_time, preferences, 'minute'),
    },
    {
      field: 'expires',
      header: text('tokenEnds'),
      width: 146,
      render: ({ expires_time, revoked_time }) =>
        formatInstant(revoked_time === null ? expires_time : revoked_time, preferences, 'minute'),
    },
    {
      field: 'actions',
      header: text('tokenActions'),
      headerHidden: true,
      align: 'end',
      width: 96,
      phone: 'actions',
      render: (enrolment) =>
        mayRevokeEnrolment(enrolment.state) && (
          <RowButton
            color="error"
            disabled={revoking !== null}
            aria-label={text('tokenRevokeOf', { name: nameOf(enrolment) })}
            onClick={() => onRevoke({ enrolment })}
          >
            {text('tokenRevoke')}
          </RowButton>
        ),
    },
  ];
  return (
    <DataTable
      label={text('tokens')}
      rows={rows}
      columns={columns}
      getRowKey={({ pk }) => pk}
      loading={loading}
      expectedRows={3}
      failed={failed}
      forbidden={forbidden}
      outdated={outdated}
      onRetry={onRetry}
      rowTone={({ state }) => (state === 'open' ? 'normal' : 'quiet')}
      empty={empty}
    />
  );
}

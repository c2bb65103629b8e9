import type { EnrolmentRecord } from '@remote-console/api-client';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { DataTable, type OutdatedNoteProps } from '../../primitives/index.ts';
import { useEnrolmentColumns } from './useEnrolmentColumns.tsx';

export interface EnrolmentTableProps {
  readonly rows: readonly EnrolmentRecord[];
  readonly loading: boolean;
  readonly failed: boolean;
  /** Whether the person may not view them. */
  readonly forbidden: boolean;
  /** The note that the tokens may be outdated. */
  readonly outdated: OutdatedNoteProps | null;
  readonly onRetry: () => void;
  /** The ID of the token that is being revoked; no other can be revoked until then. */
  readonly revoking: number | null;
  readonly onRevoke: (choice: { readonly enrolment: EnrolmentRecord }) => void;
  /** The devices that used a token are to be shown. */
  readonly onShowDevices: (choice: { readonly enrolment: EnrolmentRecord }) => void;
  /** Shown when there is no row. */
  readonly empty: ReactNode;
}

/** Enrollment tokens: purpose, creator, remaining validity, and revoking. */
export function EnrolmentTable(props: EnrolmentTableProps) {
  const { rows, loading, failed, forbidden, outdated, onRetry, empty } = props;
  const text = useText('downloads');
  const columns = useEnrolmentColumns(props);
  return (
    <DataTable
      label={text('tokens')}
      rows={rows}
      columns={columns}
      getRowKey={({ id }) => id}
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

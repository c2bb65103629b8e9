import type { EnrolmentDevice, EnrolmentRecord } from '@remote-console/api-client';
import { useEnrolmentDevices } from '@remote-console/api-client/react';
import { formatInstant } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { DialogFrame } from '../dialogs/index.ts';
import { useGroupName, useText } from '../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  StatusBadge,
  TableFoot,
  useListPage,
  type DataColumn,
} from '../primitives/index.ts';
import { useTimePreferences } from '../contexts/index.ts';
import { useEnrolmentName } from './EnrolmentTable/useEnrolmentName.ts';
import styles from './EnrolmentDevicesDialogWidget.module.css';

const PAGE_SIZE = 10;

export interface EnrolmentDevicesDialogWidgetProps {
  readonly enrolment: Pick<EnrolmentRecord, 'id' | 'label' | 'deviceCount'>;
  readonly onClose: () => void;
}

function useColumns(): readonly DataColumn<EnrolmentDevice>[] {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const groupName = useGroupName();
  return [
    {
      field: 'alias',
      header: text('tokenDevice'),
      flex: 2,
      minWidth: 130,
      phone: 'title',
      render: ({ alias }) => alias,
    },
    {
      field: 'state',
      header: text('tokenState'),
      width: 120,
      render: ({ isOnline }) => <StatusBadge tone={isOnline ? 'online' : 'offline'} />,
    },
    {
      field: 'group',
      yields: 1,
      header: text('tokenGroup'),
      flex: 1,
      minWidth: 110,
      render: ({ groupName: name, isDefaultGroup }) => groupName({ name, isDefaultGroup }),
    },
    {
      field: 'created',
      header: text('tokenDeviceAdded'),
      width: 146,
      render: ({ createdTime }) => formatInstant(createdTime, preferences, 'minute'),
    },
  ];
}

/** The devices that an enrollment token has added, including those whose agent it replaced. */
export function EnrolmentDevicesDialogWidget({ enrolment, onClose }: EnrolmentDevicesDialogWidgetProps) {
  const text = useText('downloads');
  const common = useText('common');
  const nameOf = useEnrolmentName();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const read = useEnrolmentDevices(enrolment.id, query);
  const turnTo = useCallback((change: { readonly page: number }) => setPage(change.page), []);
  const { total, ...drawn } = useListPage({ read, asked: query, page, size: PAGE_SIZE, onPastEnd: turnTo });
  const title = text('tokenDevicesOf', { name: nameOf(enrolment) });
  return (
    <DialogFrame
      open
      title={title}
      width={720}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <DataTable
        {...drawn}
        label={title}
        columns={columns}
        getRowKey={({ deviceId }) => deviceId}
        expectedRows={Math.min(Math.max(enrolment.deviceCount, 1), PAGE_SIZE)}
        empty={
          <EmptyState
            title={text('tokenDevicesNone')}
            hint={text(enrolment.deviceCount === 0 ? 'tokenDevicesNoneYet' : 'tokenDevicesNoneHint')}
          />
        }
      />
      {total > PAGE_SIZE && !drawn.failed && (
        <TableFoot
          page={page}
          pageSize={PAGE_SIZE}
          pageSizes={[PAGE_SIZE]}
          total={total}
          listName={title}
          onPageChange={turnTo}
          onPageSizeChange={() => setPage(1)}
        />
      )}
      {total > 0 && total < enrolment.deviceCount && (
        <div className={styles.hint}>{text('tokenDevicesGone', { count: enrolment.deviceCount - total })}</div>
      )}
    </DialogFrame>
  );
}

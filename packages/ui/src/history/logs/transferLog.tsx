import type { FileHistoryEntry } from '@remote-console/api-client';
import { useFileHistory } from '@remote-console/api-client/react';
import { EXPORT_IDS, transferDirection, HISTORY_SEARCH_KEYS } from '@remote-console/domain';
import { useFileSize, useText } from '../../i18n/index.ts';
import { Nothing } from './cells.tsx';
import { usePeriodColumns, useSystemColumn } from './columns.tsx';
import type { LogDescription } from './logTypes.ts';

const DIRECTIONS = { user_to_device: 'userToDevice', device_to_user: 'deviceToUser' } as const;

/** File transfers (C-HISTORY-11). */
export const transferLog: LogDescription<'transfer', FileHistoryEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.transfer,
  exports: { exportId: EXPORT_IDS.transfer, by: 'create_time' },
  usePage: (query) => useFileHistory({ by: 'create_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    return [
      { key: 'mgrid', label: text('user') },
      { key: 'alias', label: text('device') },
      { key: 'file_name', label: text('fileName') },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const size = useFileSize();
    const system = useSystemColumn();
    const period = usePeriodColumns<FileHistoryEntry>();
    return [
      {
        field: 'file_name',
        header: text('fileName'),
        flex: 1.2,
        minWidth: 180,
        phone: 'title',
        render: ({ fileName }) => fileName,
      },
      {
        field: 'action_type',
        yields: 3,
        header: text('direction'),
        width: 120,
        render: ({ actionType }) => text(DIRECTIONS[transferDirection(actionType)]),
      },
      {
        field: 'file_size',
        yields: 1,
        header: text('fileSize'),
        width: 100,
        align: 'end',
        render: ({ fileSize }) => size(fileSize),
      },
      { field: 'mgrid', header: text('user'), flex: 1, minWidth: 180, render: ({ loginId }) => loginId },
      { field: 'alias', header: text('device'), flex: 1, minWidth: 150, render: ({ alias }) => alias || <Nothing /> },
      system('device_os_id', ({ deviceOsId }) => deviceOsId),
      ...period,
    ];
  },
};

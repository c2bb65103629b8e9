import type { AuditEntry } from '@remote-console/api-client';
import { useDeletedDevices } from '@remote-console/api-client/react';
import { EXPORT_IDS, HISTORY_SEARCH_KEYS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Nothing, useTimeText } from './cells.tsx';
import type { LogDescription } from './logTypes.ts';

/** Deleted devices: which, by whom, when (C-HISTORY-21). */
export const deleteLog: LogDescription<'delete', AuditEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.delete,
  exports: { exportId: EXPORT_IDS.deleted, by: 'act_time', q: 13 },
  usePage: (query) => useDeletedDevices({ by: 'act_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    return [
      { key: 'reg_mail', label: text('deletedBy') },
      { key: 'name', label: text('deletedName') },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const timeOf = useTimeText();
    return [
      {
        field: 'name',
        header: text('deletedName'),
        flex: 1,
        minWidth: 180,
        phone: 'title',
        // The name that the device had; an entry of an older agent has it in the other field.
        render: ({ oldValue, name }) => oldValue || name || <Nothing />,
      },
      { field: 'reg_mail', header: text('deletedBy'), flex: 1, minWidth: 180, render: ({ personMail }) => personMail },
      { field: 'act_time', header: text('deletedAt'), width: 200, render: ({ actionTime }) => timeOf(actionTime) },
    ];
  },
};

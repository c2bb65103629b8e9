import type { RemoteHistoryEntry } from '@remote-console/api-client';
import { useRemoteHistory } from '@remote-console/api-client/react';
import { EXPORT_IDS, HISTORY_SEARCH_KEYS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Addresses } from './cells.tsx';
import { usePeriodColumns, useSystemColumn } from './columns.tsx';
import type { LogDescription } from './logTypes.ts';

/** Remote-control sessions (C-HISTORY-08). */
export const remoteLog: LogDescription<'remote', RemoteHistoryEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.remote,
  exports: { exportId: EXPORT_IDS.remote, by: 'create_time' },
  usePage: (query) => useRemoteHistory({ by: 'create_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    return [
      { key: 'reg_mail', label: text('user') },
      { key: 'alias', label: text('device') },
      { key: 'ip', label: text('address') },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const system = useSystemColumn();
    const period = usePeriodColumns<RemoteHistoryEntry>();
    return [
      { field: 'alias', header: text('device'), flex: 1, minWidth: 150, phone: 'title', render: ({ alias }) => alias },
      { field: 'reg_mail', header: text('user'), flex: 1, minWidth: 180, render: ({ personMail }) => personMail },
      system('host_os_id', ({ hostOsId }) => hostOsId),
      {
        field: 'host_ip',
        yields: 3,
        header: text('deviceAddress'),
        width: 152,
        render: (row) => <Addresses publicAddress={row.hostPublicIp} privateAddress={row.hostPrivateIp} />,
      },
      {
        field: 'viewer_ip',
        yields: 4,
        header: text('viewerAddress'),
        width: 152,
        render: (row) => <Addresses publicAddress={row.viewerPublicIp} privateAddress={row.viewerPrivateIp} />,
      },
      ...period,
      {
        field: 'security',
        yields: 1,
        header: text('security'),
        width: 96,
        render: ({ security }) => text(security ? 'securityOn' : 'securityOff'),
      },
    ];
  },
};

import type { AccessHistoryEntry } from '@remote-console/api-client';
import { useAccessHistory } from '@remote-console/api-client/react';
import { accessBrowser, EXPORT_IDS, HISTORY_SEARCH_KEYS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge } from '../../primitives/index.ts';
import { Nothing, useSystemName, useTimeText } from './cells.tsx';
import type { LogDescription } from './logTypes.ts';

/** Logins and their results (C-HISTORY-17). */
export const accessLog: LogDescription<'access', AccessHistoryEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.access,
  exports: { exportId: EXPORT_IDS.access, by: 'create_time' },
  usePage: (query) => useAccessHistory({ by: 'create_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    return [
      { key: 'mgrid', label: text('user') },
      { key: 'ip', label: text('address') },
      { key: 'browser', label: text('browser') },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const timeOf = useTimeText();
    const systemOf = useSystemName();
    return [
      {
        field: 'mgrid',
        header: text('user'),
        flex: 1,
        minWidth: 180,
        phone: 'title',
        render: ({ loginId }) => loginId,
      },
      { field: 'login_time', header: text('loginTime'), width: 168, render: ({ loginTime }) => timeOf(loginTime) },
      {
        field: 'mgr_pub_ip',
        header: text('publicAddress'),
        width: 140,
        render: ({ callerPublicIp }) => callerPublicIp || <Nothing />,
      },
      {
        field: 'mgr_pri_ip',
        yields: 1,
        header: text('innerAddress'),
        width: 140,
        render: ({ callerPrivateIp }) => callerPrivateIp || <Nothing />,
      },
      {
        field: 'browser',
        yields: 3,
        header: text('browser'),
        flex: 1,
        minWidth: 160,
        render: ({ browser }) => accessBrowser(browser),
      },
      {
        field: 'login_from',
        yields: 2,
        header: text('loginFrom'),
        width: 130,
        render: ({ loginFrom }) => systemOf(loginFrom),
      },
      {
        field: 'outcome',
        header: text('outcome'),
        width: 190,
        render: ({ outcome }) => (
          <StatusBadge tone={outcome === 'success' ? 'online' : 'warn'} label={text(`outcome_${outcome}`)} />
        ),
      },
    ];
  },
};

import type { AlertHistoryEntry } from '@remote-console/api-client';
import { useAlertHistory } from '@remote-console/api-client/react';
import { ALERT_TYPES, alertUnit, EXPORT_IDS, formatAlertCode, HISTORY_SEARCH_KEYS } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { useAlertName } from '../useAlertName.ts';
import { useSystemName, useTimeText } from './cells.tsx';
import type { LogDescription } from './logTypes.ts';

/** The value that triggered an alert, with its unit (C-HISTORY-33). A hook. */
function useAlertValue(): (entry: AlertHistoryEntry) => string {
  const text = useText('history');
  return ({ alertCode, alertValue: value }) => {
    const unit = alertUnit(alertCode);
    switch (unit) {
      case null:
        return String(value);
      case 'minutes':
        return text('minutes', { count: value });
      default:
        return text(unit, { value });
    }
  };
}

/** Alerts triggered by devices (C-HISTORY-15). */
export const warningLog: LogDescription<'warning', AlertHistoryEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.warning,
  exports: { exportId: EXPORT_IDS.alert, by: 'create_time' },
  usePage: (query) => useAlertHistory({ by: 'create_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    const values = ALERT_TYPES.map((type) => ({ value: formatAlertCode('W', type), label: text(type.meaning) }));
    return [
      { key: 'device', label: text('device') },
      { key: 'alert_code', label: text('alert'), values },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const timeOf = useTimeText();
    const systemOf = useSystemName();
    const nameOf = useAlertName();
    const valueOf = useAlertValue();
    return [
      {
        field: 'device',
        header: text('device'),
        flex: 1,
        minWidth: 160,
        phone: 'title',
        render: ({ device }) => device,
      },
      { field: 'generate', header: text('generated'), width: 180, render: ({ generate }) => timeOf(generate) },
      {
        field: 'device_os_id',
        yields: 1,
        header: text('system'),
        width: 120,
        render: ({ deviceOsId }) => systemOf(deviceOsId),
      },
      {
        field: 'alert_code',
        header: text('alert'),
        flex: 1,
        minWidth: 150,
        render: ({ alertCode }) => nameOf(alertCode),
      },
      { field: 'alert_value', header: text('alertValue'), width: 140, align: 'end', render: valueOf },
    ];
  },
};

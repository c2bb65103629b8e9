import type { AuditEntry } from '@remote-console/api-client';
import { useAdministrationHistory } from '@remote-console/api-client/react';
import {
  administrationAct,
  EXPORT_IDS,
  HISTORY_SEARCH_KEYS,
  readRecordedGroup,
  shownChanges,
} from '@remote-console/domain';
import { changeLine } from '@remote-console/texts';
import { useGroupName, useList, useText } from '../../i18n/index.ts';
import { Nothing, useTimeText } from './cells.tsx';
import type { LogDescription } from './logTypes.ts';
import { useChangeTexts } from './useChangeTexts.ts';
import styles from './administrationLog.module.css';

interface ChangesProps {
  readonly entry: Pick<AuditEntry, 'oldValue' | 'newValue'>;
}

/** The changes, one line per field: from what, to what. */
function Changes({ entry }: ChangesProps) {
  const texts = useChangeTexts();
  const timeOf = useTimeText();
  const list = useList();
  const changes = shownChanges(entry);
  if (changes.length === 0) return <Nothing />;
  const lines = changes.map((change) => changeLine(change, texts, timeOf));
  return (
    <span title={lines.join('\n')} className={styles.changes}>
      {list(lines)}
    </span>
  );
}

/** Administrative actions: by whom and from where, on whom or what, and what changed. */
export const administrationLog: LogDescription<'administration', AuditEntry> = {
  searchKeys: HISTORY_SEARCH_KEYS.administration,
  exports: { exportId: EXPORT_IDS.administration, by: 'act_time' },
  usePage: (query) => useAdministrationHistory({ by: 'act_time', ...query }),
  useSearchKeys: () => {
    const text = useText('history');
    return [
      { key: 'reg_mail', label: text('doneBy') },
      { key: 'subject', label: text('subject') },
    ];
  },
  useColumns: () => {
    const text = useText('history');
    const timeOf = useTimeText();
    const groupName = useGroupName();
    return [
      {
        field: 'act_name_id',
        header: text('act'),
        width: 210,
        phone: 'title',
        render: ({ actionCode }) => text(`act_${administrationAct(actionCode)}`),
      },
      {
        field: 'subject',
        header: text('subject'),
        flex: 1,
        minWidth: 140,
        render: ({ actionCode, subject }) => {
          if (subject === '') return <Nothing />;
          // The default group can be changed; other group actions are on groups that people created.
          return administrationAct(actionCode) === 'groupChanged' ? groupName(readRecordedGroup(subject)) : subject;
        },
      },
      {
        field: 'new_value',
        header: text('change'),
        flex: 2,
        minWidth: 200,
        render: (entry) => <Changes entry={entry} />,
      },
      {
        field: 'reg_mail',
        header: text('doneBy'),
        flex: 1,
        minWidth: 150,
        render: ({ personMail }) => personMail || text('doneBySystem'),
      },
      {
        field: 'address',
        yields: 1,
        header: text('address'),
        width: 126,
        render: ({ address }) => address || <Nothing />,
      },
      { field: 'act_time', header: text('actTime'), width: 160, render: ({ actionTime }) => timeOf(actionTime) },
    ];
  },
};

import type { AuditEntry } from '@remote-console/api-client/contract';
import {
  ADMINISTRATION_TYPE,
  administrationAct,
  epochOf,
  readRecordedGroup,
  shownChanges,
} from '@remote-console/domain';
import { changeLine, groupName } from '@remote-console/texts';
import type { CallAudit, HistoryChoice, HistoryCut } from '../../audit/index.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, pagesOf } from './exportPages.ts';
import type { ExportStyle } from './exportStyle.ts';

/** What an entry has changed, one line per field, as the page shows it. */
const changesText = (entry: AuditEntry, { words, timeText }: Pick<ExportStyle, 'words' | 'timeText'>): string =>
  shownChanges(entry)
    .map((change) => changeLine(change, words.changes, timeText))
    .join('\n');

/** What was done to people, permissions, enrollment and policies as a table. */
export function administrationTable(
  { audit }: { readonly audit: CallAudit },
  { period, search }: HistoryChoice<'reg_mail' | 'subject'>,
  order: HistoryCut['order'],
  { words, time, timeText }: ExportStyle,
): ExportedTable {
  const choice = { deviceId: null, actNameId: null, actTypeId: ADMINISTRATION_TYPE, period, search };
  const columns: readonly ColumnOf<AuditEntry>[] = [
    [words.user, 28, ({ personMail }) => personMail || words.doneBySystem],
    [words.name, 20, ({ name }) => name],
    [words.act, 28, ({ actionCode }) => words.actName(administrationAct(actionCode))],
    [
      words.subject,
      28,
      ({ actionCode, subject }) =>
        administrationAct(actionCode) === 'groupChanged'
          ? groupName(readRecordedGroup(subject), words.changes.groups)
          : subject,
    ],
    [words.change, 40, (entry) => changesText(entry, { words, timeText })],
    [words.address, 18, ({ address }) => address],
    [words.time, 20, ({ actionTime }) => time(epochOf(actionTime))],
  ];
  const { cells, ...layout } = laidOut(columns);
  const entries = pagesOf(
    (cut) => audit.page(choice, { by: 'act_time', offset: 0, ...cut }),
    order,
    ({ actionTime, id }) => ({ at: epochOf(actionTime), pk: id }),
  );
  return { title: words.administration, ...layout, count: () => audit.count(choice), pages: mapPages(entries, cells) };
}

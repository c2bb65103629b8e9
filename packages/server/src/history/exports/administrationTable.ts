import type { AuditEntry } from '@remote-console/api-client/contract';
import {
  ADMINISTRATION_TYPE,
  administrationAct,
  epochOf,
  groupLabel,
  isGroupField,
  isInstantField,
  readRecordedGroup,
  shownChanges,
} from '@remote-console/domain';
import type { CallAudit, HistoryChoice, HistoryCut } from '../../audit/index.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, pagesOf } from './exportPages.ts';
import type { ExportStyle } from './exportStyle.ts';
import type { ExportTexts } from './exportTexts.ts';

/** A group as it was recorded, in the reader's words. */
function groupText(value: string, words: ExportTexts): string {
  const group = readRecordedGroup(value);
  switch (groupLabel(group)) {
    case 'root':
      return words.rootGroup;
    case 'default':
      return words.defaultGroup;
    case 'own-name':
      return group.name;
  }
}

function changesText(entry: AuditEntry, { words, timeText }: Pick<ExportStyle, 'words' | 'timeText'>): string {
  const lines = shownChanges(entry).map(({ field, before, after }) => {
    const [from, to] = [before, after].map((value) => {
      if (isInstantField(field) && value !== '') return timeText(value);
      return isGroupField(field) ? groupText(value, words) : value;
    });
    return `${field}: ${from} → ${to}`;
  });
  return lines.join('\n');
}

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
        administrationAct(actionCode) === 'groupChanged' ? groupText(subject, words) : subject,
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

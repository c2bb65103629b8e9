import type { AuditEntry } from '@remote-console/api-client/contract';
import { AUDIT_CODES, epochOf } from '@remote-console/domain';
import type { CallAudit, HistoryChoice, HistoryCut } from '../../audit/index.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, pagesOf } from './exportPages.ts';
import type { ExportStyle } from './exportStyle.ts';

/** The deleted devices as a table: which, who deleted it, and when. */
export function deletedTable(
  { audit }: { readonly audit: CallAudit },
  { period, search }: HistoryChoice<'reg_mail' | 'name'>,
  order: HistoryCut['order'],
  { words, time }: ExportStyle,
): ExportedTable {
  const choice = { deviceId: null, actNameId: AUDIT_CODES.deviceDeleted.actionCode, period, search };
  const columns: readonly ColumnOf<AuditEntry>[] = [
    [words.device, 28, (entry) => entry.oldValue],
    [words.deletedBy, 28, (entry) => entry.personMail],
    [words.name, 20, (entry) => entry.name],
    [words.deletedAt, 20, (entry) => time(epochOf(entry.actionTime))],
  ];
  const { cells, ...layout } = laidOut(columns);
  const entries = pagesOf(
    (cut) => audit.page(choice, { by: 'act_time', offset: 0, ...cut }),
    order,
    ({ actionTime, id }) => ({ at: epochOf(actionTime), pk: id }),
  );
  return { title: words.deleted, ...layout, count: () => audit.count(choice), pages: mapPages(entries, cells) };
}

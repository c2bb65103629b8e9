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
  const choice = { devicePk: null, actNameId: AUDIT_CODES.deviceDeleted.act_name_id, period, search };
  const columns: readonly ColumnOf<AuditEntry>[] = [
    [words.device, 28, (entry) => entry.old_value],
    [words.deletedBy, 28, (entry) => entry.reg_mail],
    [words.name, 20, (entry) => entry.name],
    [words.deletedAt, 20, (entry) => time(epochOf(entry.act_time))],
  ];
  const { cells, ...layout } = laidOut(columns);
  const entries = pagesOf(
    (cut) => audit.page(choice, { by: 'act_time', offset: 0, ...cut }),
    order,
    ({ act_time, pk }) => ({ at: epochOf(act_time), pk }),
  );
  return { title: words.deleted, ...layout, count: () => audit.count(choice), pages: mapPages(entries, cells) };
}

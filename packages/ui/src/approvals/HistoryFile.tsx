import { useApprovals } from '@remote-console/api-client/react';
import { approvalExport, approvalQuery, approvalViewOf } from '@remote-console/domain';
import { ExportButton } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import { useExportFile } from '../spreadsheet/index.ts';
import type { ApprovalTableInput } from './ApprovalTable.tsx';

/** The history as an Excel file, with the current search and filter. */
export function HistoryFile({ view }: Pick<ApprovalTableInput, 'view'>) {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const shown = useApprovals(approvalQuery(approvalViewOf(view, 'history', now, timeZoneId)));
  const file = useExportFile(approvalExport(view, now, timeZoneId), 'history');
  const isEmpty = (shown.data?.meta.totalCount ?? 0) === 0;
  return <ExportButton state={file.state} disabled={isEmpty} onExport={file.make} onFetched={file.reset} />;
}

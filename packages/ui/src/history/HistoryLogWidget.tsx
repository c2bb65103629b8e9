import { HISTORY_PAGE_SIZES, HISTORY_SEARCH_LIMIT, historyQuery, type HistoryLog } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ExportButton,
  KeySearch,
  TableFoot,
  Toolbar,
  useListPage,
} from '../primitives/index.ts';
import { DaysField } from './DaysField.tsx';
import { ReportsForbidden, ReportsOnly } from './ReportsOnly.tsx';
import { administrationLog } from './logs/administrationLog.tsx';
import { accessLog } from './logs/accessLog.tsx';
import { deleteLog } from './logs/deleteLog.tsx';
import type { LogDescription } from './logs/logTypes.ts';
import { remoteLog } from './logs/remoteLog.tsx';
import { transferLog } from './logs/transferLog.tsx';
import { warningLog } from './logs/warningLog.tsx';
import { useHistoryView, type QueryState } from './queryState.ts';
import { useExportFile } from '../spreadsheet/index.ts';
import styles from './HistoryLogWidget.module.css';

export interface HistoryLogWidgetProps extends QueryState {
  /** Which history is shown. */
  readonly log: HistoryLog;
  /** Name of the table. */
  readonly label: string;
}

/** Height of a row with two lines, in pixels. */
const ROW_HEIGHT = 56;

interface LogTableProps<Log extends HistoryLog, Row extends { readonly id: number }> extends Omit<
  HistoryLogWidgetProps,
  'log'
> {
  readonly description: LogDescription<Log, Row>;
}

function LogTable<Log extends HistoryLog, Row extends { readonly id: number }>(props: LogTableProps<Log, Row>) {
  const { description, label, query, onQueryChange } = props;
  const { searchKeys, exports, usePage, useColumns, useSearchKeys } = description;
  const text = useText('history');
  const { view, change } = useHistoryView({ query, onQueryChange }, searchKeys);
  const asked = historyQuery(view);
  const read = usePage(asked);
  const keys = useSearchKeys().map((key) => ({ ...key, limit: HISTORY_SEARCH_LIMIT }));
  const columns = useColumns();
  const file = useExportFile({ ...exports, ...asked }, 'history');
  const { total, forbidden, ...drawn } = useListPage({
    read,
    asked,
    page: view.page,
    size: view.size,
    onPastEnd: change,
  });

  return (
    <div className={styles.log}>
      <Toolbar
        search={
          <>
            <DaysField days={view} onChange={change} />
            <KeySearch
              keys={keys}
              searchKey={view.key}
              value={view.value}
              onSearch={({ key, value }) => change({ key, value })}
            />
          </>
        }
        actions={<ExportButton state={file.state} disabled={total === 0} onExport={file.make} onFetched={file.reset} />}
      />
      <DataTable
        {...drawn}
        label={label}
        columns={columns}
        getRowKey={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        expectedRows={view.size}
        forbidden={forbidden && <ReportsForbidden />}
        empty={
          view.value === '' ? (
            <EmptyState title={text('empty')} hint={text('emptyHint')} />
          ) : (
            <EmptyState
              title={text('noMatch', { search: view.value })}
              hint={text('noMatchHint')}
              action={<Button onClick={() => change({ value: '' })}>{text('clearSearch')}</Button>}
            />
          )
        }
      />
      {total > 0 && !drawn.failed && (
        <TableFoot
          page={view.page}
          pageSize={view.size}
          pageSizes={HISTORY_PAGE_SIZES}
          total={total}
          onPageChange={({ page }) => change({ page })}
          onPageSizeChange={({ size }) => change({ size })}
        />
      )}
    </div>
  );
}

function Log({ log, ...props }: HistoryLogWidgetProps) {
  switch (log) {
    case 'remote':
      return <LogTable {...props} description={remoteLog} />;
    case 'warning':
      return <LogTable {...props} description={warningLog} />;
    case 'access':
      return <LogTable {...props} description={accessLog} />;
    case 'transfer':
      return <LogTable {...props} description={transferLog} />;
    case 'delete':
      return <LogTable {...props} description={deleteLog} />;
    case 'administration':
      return <LogTable {...props} description={administrationLog} />;
  }
}

/** A log of past events: date range, search, pages, and an Excel export (C-HISTORY-01 to C-HISTORY-07). */
export function HistoryLogWidget(props: HistoryLogWidgetProps) {
  return (
    <ReportsOnly>
      <Log {...props} />
    </ReportsOnly>
  );
}

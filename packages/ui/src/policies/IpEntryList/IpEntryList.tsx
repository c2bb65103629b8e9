import type { BlockingPolicy } from '@remote-console/api-client';
import { formatInstant, formatIpEntry, PAGE_SIZES } from '@remote-console/domain';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ICON,
  pageOf,
  TableFoot,
  Toolbar,
  type DataColumn,
} from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import styles from './IpEntryList.module.css';

/** An entry of the list. */
export type IpEntry = BlockingPolicy['list'][number];

/** The identity of an entry: two that cover the same addresses are the same on the server. */
export const ipEntryKey = (entry: IpEntry): string => formatIpEntry(entry);

export interface IpEntryListProps {
  /** Newest first. */
  readonly entries: readonly IpEntry[];
  readonly editable: boolean;
  readonly busy: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<string> }) => void;
  readonly onDeleteSelected: () => void;
  readonly onDeleteAll: () => void;
}

/** The listed addresses with time and reason, and deleting them (C-IPBLOCK-19 to C-IPBLOCK-26). */
export function IpEntryList(props: IpEntryListProps) {
  const { entries, editable, busy, selected, onSelectionChange, onDeleteSelected, onDeleteAll } = props;
  const text = useText('policies');
  const preferences = useTimePreferences();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(10);
  const drawn = pageOf(entries, page, pageSize);
  const columns: readonly DataColumn<IpEntry>[] = [
    {
      field: 'time_added',
      header: text('columnTime'),
      width: 190,
      render: (entry) => formatInstant(entry.timeAdded, preferences, 'minute'),
    },
    {
      field: 'address',
      header: text('columnAddress'),
      flex: 1.2,
      minWidth: 180,
      phone: 'title',
      render: formatIpEntry,
    },
    { field: 'reason', header: text('reason'), flex: 2, minWidth: 140, render: (entry) => entry.reason || '–' },
  ];
  return (
    <section aria-label={text('listSection')}>
      <Toolbar
        note={<h2 className={styles.title}>{text('listSection')}</h2>}
        actions={
          editable && (
            <>
              <Button startIcon={<Trash2 {...ICON} />} disabled={busy} onClick={onDeleteSelected}>
                {text('deleteSelected')}
              </Button>
              <Button
                color="error"
                startIcon={<Trash2 {...ICON} />}
                disabled={busy || entries.length === 0}
                onClick={onDeleteAll}
              >
                {text('deleteAll')}
              </Button>
            </>
          )
        }
      />
      <DataTable
        label={text('listSection')}
        rows={drawn.rows}
        columns={columns}
        getRowKey={ipEntryKey}
        selection={editable ? { selected, onSelectionChange, nameOf: formatIpEntry } : undefined}
        empty={<EmptyState title={text('listEmpty')} hint={editable && text('listEmptyHint')} />}
      />
      <TableFoot
        page={drawn.page}
        pageSize={pageSize}
        pageSizes={PAGE_SIZES}
        total={entries.length}
        onPageChange={(change) => setPage(change.page)}
        onPageSizeChange={({ size }) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </section>
  );
}

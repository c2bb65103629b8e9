import '@cloudscape-design/global-styles/index.css';
import { Header, Pagination, Table, TextFilter, type TableProps } from '@cloudscape-design/components';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useRows, type Row } from '../rows.ts';

const PAGE_SIZE = 24;

const COLUMNS: readonly TableProps.ColumnDefinition<Row>[] = [
  {
    id: 'alias',
    header: 'Name',
    sortingField: 'alias',
    cell: ({ pk, alias }) => <span data-id={pk}>{alias}</span>,
  },
  { id: 'memo', header: 'Memo', sortingField: 'memo', cell: ({ memo }) => memo },
  {
    id: 'lastConnected',
    header: 'Last connected',
    sortingField: 'last_connected_time',
    cell: (row) => row.last_connected_time,
  },
  { id: 'group', header: 'Group', sortingField: 'device_group_name', cell: (row) => row.device_group_name },
];

/** A table as in Cloudscape's documentation for server-side pages: the peer of the device list. */
function Devices() {
  const { rows, total, page, search, showPage, find } = useRows();
  const [selected, setSelected] = useState<Row[]>([]);
  return (
    <Table
      items={rows}
      columnDefinitions={COLUMNS}
      trackBy={({ pk }) => String(pk)}
      selectionType="multi"
      selectedItems={selected}
      onSelectionChange={({ detail }) => setSelected(detail.selectedItems)}
      ariaLabels={{
        selectionGroupLabel: 'Selection of devices',
        allItemsSelectionLabel: () => 'All devices of the page',
        itemSelectionLabel: (_, { alias }) => alias,
      }}
      header={<Header counter={`(${total})`}>Devices</Header>}
      filter={
        <TextFilter
          filteringText={search}
          filteringAriaLabel="Search devices"
          onChange={({ detail }) => find(detail.filteringText)}
        />
      }
      pagination={
        <Pagination
          currentPageIndex={page + 1}
          pagesCount={Math.ceil(total / PAGE_SIZE)}
          ariaLabels={{ nextPageLabel: 'Next page', previousPageLabel: 'Previous page' }}
          onChange={({ detail }) => showPage(detail.currentPageIndex - 1)}
        />
      }
    />
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Devices />);

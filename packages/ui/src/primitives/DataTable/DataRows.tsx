import Checkbox from '@mui/material/Checkbox';
import { pageSelection, togglePage, toggleSelection } from '@remote-console/domain';
import { useText, type TextFunction } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useIsOutdated } from '../OutdatedNote/outdated.ts';
import { SELECTION_WIDTH } from '../TableGrid/columnTracks.ts';
import { TableGrid } from '../TableGrid/TableGrid.tsx';
import type { GridColumn, GridSelection, RowKey } from '../TableGrid/types.ts';
import { LinkedTitle } from './LinkedTitle.tsx';
import { selectableKeys, type DataColumn, type DataRowsProps } from './types.ts';

const BOX = { m: 'calc(-1 * var(--rc-space-sm))' };

type Drawn<Row, Key extends RowKey, SortKey extends string> = DataRowsProps<Row, Key, SortKey>;

/** The checkboxes. The one in the header selects and deselects the page; rows of other pages stay as they are. */
function selectionColumn<Row, Key extends RowKey, SortKey extends string>(
  { rows, getRowKey, selection }: Drawn<Row, Key, SortKey>,
  { keys, isOutdated }: { readonly keys: GridSelection<Row> | undefined; readonly isOutdated: boolean },
  text: TextFunction<'common'>,
): GridColumn<Row, SortKey>[] {
  if (!selection || !keys) return [];
  const page = selectableKeys(rows, getRowKey, selection);
  const onPage = pageSelection(selection.selected, page);
  return [
    {
      field: 'selection',
      header: text('selection'),
      width: SELECTION_WIDTH,
      align: 'center',
      headerContent: (
        <Checkbox
          sx={BOX}
          disabled={isOutdated || page.length === 0}
          checked={onPage === 'all'}
          indeterminate={onPage === 'some'}
          slotProps={{ input: { 'aria-label': text('selectPage') } }}
          onChange={keys.onTogglePage}
        />
      ),
      render: (row) =>
        (selection.isSelectable?.(row) ?? true) && (
          <Checkbox
            sx={BOX}
            disabled={isOutdated}
            checked={keys.isSelected(row)}
            slotProps={{ input: { 'aria-label': text('selectRow', { name: selection.nameOf(row) }) } }}
            onChange={() => keys.onToggleRow(row)}
          />
        ),
    },
  ];
}

function gridSelection<Row, Key extends RowKey, SortKey extends string>(
  { rows, getRowKey, selection }: Drawn<Row, Key, SortKey>,
  isOutdated: boolean,
): GridSelection<Row> | undefined {
  if (!selection) return undefined;
  const { selected, onSelectionChange, isSelectable } = selection;
  return {
    isSelected: (row) => selected.has(getRowKey(row)),
    onToggleRow: (row) => {
      if (!isOutdated && (isSelectable?.(row) ?? true))
        onSelectionChange({ selected: toggleSelection(selected, getRowKey(row)) });
    },
    onTogglePage: () => {
      if (!isOutdated)
        onSelectionChange({ selected: togglePage(selected, selectableKeys(rows, getRowKey, selection)) });
    },
  };
}

/** The rows as a table. */
export function DataRows<Row, Key extends RowKey, SortKey extends string>(props: Drawn<Row, Key, SortKey>) {
  const { label, rows, columns, getRowKey, sorting, onSort, rowTone, onRowOpen, rowHeight } = props;
  const text = useText('common');
  const isOutdated = useIsOutdated();
  const selection = gridSelection(props, isOutdated);

  const gridColumn = (column: DataColumn<Row, SortKey>): GridColumn<Row, SortKey> => ({
    ...column,
    ...(column.headerHidden ? { headerContent: <VisuallyHidden>{column.header}</VisuallyHidden> } : {}),
    ...(onRowOpen && column.phone === 'title'
      ? { render: (row) => <LinkedTitle onOpen={() => onRowOpen(row)}>{column.render(row)}</LinkedTitle> }
      : {}),
  });

  return (
    <TableGrid
      label={label}
      rows={rows}
      columns={[...selectionColumn(props, { keys: selection, isOutdated }, text), ...columns.map(gridColumn)]}
      getRowKey={getRowKey}
      sorting={sorting}
      onSort={onSort}
      selection={selection}
      rowTone={rowTone}
      onRowOpen={onRowOpen}
      rowHeight={rowHeight}
    />
  );
}

import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { height } from '../../theme/index.ts';
import { columnTracks, leastWidth } from './columnTracks.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { HiddenColumns } from './HiddenColumns.tsx';
import styles from './TableGrid.module.css';
import type { DataSorting, GridColumn, GridSelection, RowKey, RowTone } from './types.ts';
import { useRowSlots } from './useRowSlots.ts';
import { useCellFocus } from './useCellFocus.ts';
import { useColumnsWithRoom } from './useColumnsWithRoom.ts';

export interface TableGridProps<Row, SortKey extends string> {
  /** Name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row, SortKey>[];
  /** The key of a row; it is the `data-id` of its element. */
  readonly getRowKey: (row: Row) => RowKey;
  readonly sorting?: DataSorting<SortKey> | undefined;
  /** Another order is requested. The server sorts. */
  readonly onSort?: ((sorting: DataSorting<SortKey>) => void) | undefined;
  readonly selection?: GridSelection<Row> | undefined;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** A row was clicked, and no control in it. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** The row whose menu is open. */
  readonly menuRow?: RowKey | null;
  readonly onRowContextMenu?: ((event: MouseEvent<HTMLElement>, row: Row) => void) | undefined;
  /** A key was pressed in a row; the grid ignores it if its default is prevented. */
  readonly onRowKeyDown?: ((event: KeyboardEvent<HTMLElement>, row: Row) => void) | undefined;
  /** Height of a row in pixels; that of one line by default. */
  readonly rowHeight?: number | undefined;
  /**
   * Whether a new row reuses the elements of a removed one. Faster if whole pages change; state inside a cell has to be
   * keyed by the row.
   */
  readonly reusesRows?: boolean;
}

const NO_KEYS: readonly RowKey[] = [];

/** The column widths and the row height are custom properties of the grid, which all rows use. */
const measures = (tracks: string, minWidth: number, rowHeight: number) =>
  ({ '--tracks': tracks, '--row-height': `${rowHeight}px`, minWidth }) satisfies CSSProperties & {
    readonly '--tracks': string;
    readonly '--row-height': string;
  };

/**
 * One page of rows under sortable headers, with mouse and grid keyboard navigation. It renders rows and knows nothing
 * of pages, loading or failing: `DataTable` does. If it is too narrow, columns are hidden by priority (0041).
 */
export function TableGrid<Row, SortKey extends string = never>(props: TableGridProps<Row, SortKey>) {
  const { label, rows, columns, getRowKey, sorting, onSort, selection, rowTone, onRowOpen, onRowContextMenu } = props;
  const { menuRow = null, onRowKeyDown, rowHeight = height.row, reusesRows = false } = props;
  const slots = useRowSlots(reusesRows ? rows.map(getRowKey) : NO_KEYS);
  const { gridRef, onFocus, onKeyDown } = useCellFocus({
    onToggleRow:
      selection &&
      ((index) => {
        const row = rows[index];
        if (row !== undefined) selection.onToggleRow(row);
      }),
    onTogglePage: selection?.onTogglePage,
  });
  const withRoom = useColumnsWithRoom(gridRef, columns);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? columns : withRoom;
  const grid = (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={selection ? true : undefined}
      className={styles.grid}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={measures(columnTracks(shown), leastWidth(shown), rowHeight)}>
        <div role="rowgroup">
          <GridHead columns={shown} sorting={sorting} onSort={onSort} />
        </div>
        <div role="rowgroup">
          {rows.map((row) => (
            <GridRow
              key={reusesRows ? slots.get(getRowKey(row)) : getRowKey(row)}
              row={row}
              rowKey={getRowKey(row)}
              columns={shown}
              tone={rowTone?.(row) ?? 'normal'}
              selected={selection?.isSelected(row)}
              menuOpen={menuRow === getRowKey(row)}
              onOpen={onRowOpen}
              onContextMenu={onRowContextMenu}
              onKeyDown={onRowKeyDown}
            />
          ))}
        </div>
      </div>
    </div>
  );
  return (
    <>
      {withRoom.length < columns.length && (
        <HiddenColumns
          names={columns.filter((column) => !withRoom.includes(column)).map(({ header }) => header)}
          shown={showsAll}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
      {grid}
    </>
  );
}

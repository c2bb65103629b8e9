import type { ReactNode } from 'react';
import type { ColumnSize, GridColumn, RowKey } from '../TableGrid/types.ts';
import type { TableGridProps } from '../TableGrid/TableGrid.tsx';

/**
 * The role of a column on a phone, where each row is a card: its title, a line "header: value", a control at its
 * bottom, or nothing.
 */
export type PhoneRole = 'title' | 'line' | 'actions' | 'hidden';

/** One column. `SortKey` names what the server can sort by; the header is also the label of the line on a phone. */
export type DataColumn<Row, SortKey extends string = string> = Omit<
  GridColumn<Row, SortKey>,
  'headerContent' | 'render'
> &
  ColumnSize & {
    readonly render: (row: Row) => ReactNode;
    /** Shows the header only to screen readers: for a column of buttons. */
    readonly headerHidden?: boolean;
    /** `line` by default. */
    readonly phone?: PhoneRole;
  };

/** The checkboxes before the rows. */
export interface DataSelection<Row, Key extends RowKey> {
  /** The selected rows, on this page and on others. */
  readonly selected: ReadonlySet<Key>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<Key> }) => void;
  /** The name of a row in its checkbox label. */
  readonly nameOf: (row: Row) => string;
  /** Rows that are not selectable have an empty cell; all are by default. */
  readonly isSelectable?: (row: Row) => boolean;
}

/** The shared props of the table and the cards. */
export interface DataRowsProps<Row, Key extends RowKey, SortKey extends string> extends Pick<
  TableGridProps<Row, SortKey>,
  'label' | 'rows' | 'sorting' | 'onSort' | 'rowTone' | 'rowHeight'
> {
  readonly columns: readonly DataColumn<Row, SortKey>[];
  readonly getRowKey: (row: Row) => Key;
  readonly selection?: DataSelection<Row, Key> | undefined;
  /** Opens a row. The content of the title column becomes a button then, so it has to be text. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
}

/** The selectable rows of a page, by key. */
export function selectableKeys<Row, Key extends RowKey>(
  rows: readonly Row[],
  getRowKey: (row: Row) => Key,
  { isSelectable }: DataSelection<Row, Key>,
): Key[] {
  return rows.filter((row) => isSelectable?.(row) ?? true).map(getRowKey);
}

import type { ReactNode } from 'react';
import type { ColumnSize, GridColumn, RowKey } from '../TableGrid/types.ts';
import type { TableGridProps } from '../TableGrid/TableGrid.tsx';

/**
 * What a column is on a phone, where each row is a card: its title, a line "header: value", a control at its foot, or
 * nothing.
 */
export type PhoneRole = 'title' | 'line' | 'actions' | 'hidden';

/** One column. `SortKey` names what the server can sort by; the head is the name of the line on a phone as well. */
export type DataColumn<Row, SortKey extends string = string> = Omit<
  GridColumn<Row, SortKey>,
  'headerContent' | 'render'
> &
  ColumnSize & {
    readonly render: (row: Row) => ReactNode;
    /** Keeps the head for those who listen only: for a column of buttons. */
    readonly headerHidden?: boolean;
    /** `line` by default. */
    readonly phone?: PhoneRole;
  };

/** The checkboxes before the rows. */
export interface DataSelection<Row, Key extends RowKey> {
  /** The selected rows, on this page and on others. */
  readonly selected: ReadonlySet<Key>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<Key> }) => void;
  /** What a row is called in the name of its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Rows that cannot be selected keep an empty place; all can by default. */
  readonly isSelectable?: (row: Row) => boolean;
}

/** What the table and the cards of a phone draw alike. */
export interface DataRowsProps<Row, Key extends RowKey, SortKey extends string> extends Pick<
  TableGridProps<Row, SortKey>,
  'label' | 'rows' | 'sorting' | 'onSort' | 'rowTone' | 'rowHeight'
> {
  readonly columns: readonly DataColumn<Row, SortKey>[];
  readonly getRowKey: (row: Row) => Key;
  readonly selection?: DataSelection<Row, Key> | undefined;
  /** Opens a row. What is in the title column becomes a button then, so it has to be words. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
}

/** The rows of a page that can be selected, by key. */
export function selectableKeys<Row, Key extends RowKey>(
  rows: readonly Row[],
  getRowKey: (row: Row) => Key,
  { isSelectable }: DataSelection<Row, Key>,
): Key[] {
  return rows.filter((row) => isSelectable?.(row) ?? true).map(getRowKey);
}

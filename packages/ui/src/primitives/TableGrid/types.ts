import type { ReactNode } from 'react';

/** The width of a column: pixels, or a share of what the others leave with a least width in pixels (120 by default). */
export type ColumnSize =
  | { readonly width: number; readonly flex?: never; readonly minWidth?: never }
  | { readonly width?: never; readonly flex: number; readonly minWidth?: number };

/** One column. `SortKey` names what the server can sort by. */
export type GridColumn<Row, SortKey extends string = string> = ColumnSize & {
  /** Name of the column, unlike all others. */
  readonly field: string;
  /** Its head. */
  readonly header: string;
  /** What the head says to screen readers; by default its words. */
  readonly headerContent?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Its turn to give way where the table has no room for all columns: 1 goes first. A column without a turn always stays;
   * what names a row and what is pressed in it have none.
   */
  readonly yields?: number | undefined;
  /** Whether its cells are of less weight than those beside them. */
  readonly quiet?: boolean;
  /** Whether its cells hold signs to press, which are close together. */
  readonly signs?: boolean;
  /** What the server sorts by when the head is pressed; without it the column is not sorted. */
  readonly sortKey?: SortKey | undefined;
  /**
   * The content of the cell. Plain words are cut with an ellipsis and shown whole on hover; anything else cuts itself.
   */
  readonly render: (row: Row, state: RowState) => ReactNode;
};

/** What a cell shows of its row beside what the row is. */
export interface RowState {
  readonly selected: boolean;
  /** Whether the menu of the row is open. */
  readonly menuOpen: boolean;
}

/** What a table is sorted by. */
export interface DataSorting<SortKey extends string> {
  readonly by: SortKey;
  readonly order: 'asc' | 'desc';
}

/** What names a row, on this page and on others. */
export type RowKey = string | number;

/** How a row stands out: it needs attention, it is wrong, it no longer counts. The words in it have to say so as well. */
export type RowTone = 'normal' | 'warn' | 'error' | 'quiet';

/** Which rows are selected, and what the keys of the grid do about it; the checkboxes are a column like any other. */
export interface GridSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** Space on a cell: takes the row in, and out again. */
  readonly onToggleRow: (row: Row) => void;
  /** Ctrl+A: takes the page in, and out again. */
  readonly onTogglePage: () => void;
}

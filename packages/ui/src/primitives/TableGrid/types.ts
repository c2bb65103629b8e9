import type { ReactNode } from 'react';

/** The width of a column: pixels, or a share of the remaining space with a minimum in pixels (120 by default). */
export type ColumnSize =
  | { readonly width: number; readonly flex?: never; readonly minWidth?: never }
  | { readonly width?: never; readonly flex: number; readonly minWidth?: number };

/** One column. `SortKey` names what the server can sort by. */
export type GridColumn<Row, SortKey extends string = string> = ColumnSize & {
  /** Unique name of the column. */
  readonly field: string;
  /** Its header. */
  readonly header: string;
  /** The content of the header for screen readers; by default its text. */
  readonly headerContent?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Its turn to be hidden if not all columns fit: 1 goes first. A column without a turn always stays; the name of a row
   * and its controls have none.
   */
  readonly yields?: number | undefined;
  /** Whether its cells are visually secondary. */
  readonly quiet?: boolean;
  /** Whether its cells contain icon buttons, which are close together. */
  readonly signs?: boolean;
  /** The sort key of the header; without it the column is not sortable. */
  readonly sortKey?: SortKey | undefined;
  /** The content of the cell. Plain text is truncated and shown in full on hover; other content truncates itself. */
  readonly render: (row: Row, state: RowState) => ReactNode;
};

/** The state of a row that a cell shows in addition to its data. */
export interface RowState {
  readonly selected: boolean;
  /** Whether the menu of the row is open. */
  readonly menuOpen: boolean;
}

/** The sort order of a table. */
export interface DataSorting<SortKey extends string> {
  readonly by: SortKey;
  readonly order: 'asc' | 'desc';
}

/** The key of a row, on all pages. */
export type RowKey = string | number;

/** How a row is highlighted: it needs attention, has an error, or is no longer valid. Its text says so as well. */
export type RowTone = 'normal' | 'warn' | 'error' | 'quiet';

/** Which rows are selected, and the selection keys of the grid; the checkboxes are a normal column. */
export interface GridSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** Space on a cell: toggles the selection of the row. */
  readonly onToggleRow: (row: Row) => void;
  /** Ctrl+A: toggles the selection of the page. */
  readonly onTogglePage: () => void;
}

import type { GridSortModel } from '@mui/x-data-grid';

/** The arrangement of the list; it is kept between folders. */
export interface ColumnLayout {
  readonly sorting: GridSortModel;
  /** Widths in pixels of the resized columns, by field. */
  readonly widths: Readonly<Record<string, number>>;
}

/** By name, with default column widths. */
export const USUAL_LAYOUT: ColumnLayout = { sorting: [{ field: 'name', sort: 'asc' }], widths: {} };

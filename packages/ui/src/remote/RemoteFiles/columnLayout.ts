import type { GridSortModel } from '@mui/x-data-grid';

/** How the list is arranged; it stays from folder to folder. */
export interface ColumnLayout {
  readonly sorting: GridSortModel;
  /** Pixels of the columns that somebody drew wider or narrower, by their fields. */
  readonly widths: Readonly<Record<string, number>>;
}

/** By name, each column as wide as usual. */
export const USUAL_LAYOUT: ColumnLayout = { sorting: [{ field: 'name', sort: 'asc' }], widths: {} };

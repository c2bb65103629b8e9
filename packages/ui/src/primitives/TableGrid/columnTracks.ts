import type { ColumnSize } from './types.ts';

const LEAST_WIDTH = 120;

/** The width of a column of checkboxes, in pixels. */
export const SELECTION_WIDTH = 52;

/** The columns as tracks of a CSS grid; they have the same widths in every row, whatever stands in it. */
export function columnTracks(columns: readonly ColumnSize[]): string {
  return columns
    .map(({ width, flex, minWidth = LEAST_WIDTH }) =>
      width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`,
    )
    .join(' ');
}

/** The least width of a row in pixels; a table with less room scrolls. */
export function leastWidth(columns: readonly ColumnSize[]): number {
  return columns.reduce((sum, { width, minWidth = LEAST_WIDTH }) => sum + (width ?? minWidth), 0);
}

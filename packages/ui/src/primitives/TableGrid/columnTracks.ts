import type { ColumnSize } from './types.ts';

const LEAST_WIDTH = 120;

/** The width of a checkbox column, in pixels. */
export const SELECTION_WIDTH = 52;

/** The columns as tracks of a CSS grid; the same widths in every row, whatever its content. */
export function columnTracks(columns: readonly ColumnSize[]): string {
  return columns
    .map(({ width, flex, minWidth = LEAST_WIDTH }) =>
      width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`,
    )
    .join(' ');
}

/** The minimum width of a row in pixels; a narrower table scrolls. */
export function leastWidth(columns: readonly ColumnSize[]): number {
  return columns.reduce((sum, { width, minWidth = LEAST_WIDTH }) => sum + (width ?? minWidth), 0);
}

/** What determines whether a column is hidden: its size, and its turn. */
export type YieldingColumn = ColumnSize & { readonly yields?: number | undefined };

/**
 * The columns that fit, in order: those with a turn are hidden one by one, the lowest turn first, until the others fit.
 * Those without a turn always stay.
 *
 * @param room Pixels; `null` if the space is unlimited.
 */
export function columnsWithRoom<Column extends YieldingColumn>(
  columns: readonly Column[],
  room: number | null,
): readonly Column[] {
  if (room === null || leastWidth(columns) <= room) return columns;
  const turns = columns.flatMap(({ yields }) => yields ?? []);
  const next = Math.min(...turns);
  const first = columns.find(({ yields }) => yields === next);
  return first === undefined
    ? columns
    : columnsWithRoom(
        columns.filter((column) => column !== first),
        room,
      );
}

import type { ColumnSize } from './types.ts';

const LEAST_WIDTH = 120;

/** The width of a column of checkboxes, in pixels. */
export const SELECTION_WIDTH = 52;

/** The columns as tracks of a CSS grid; they have the same widths in every row, whatever is in it. */
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

/** What decides whether a column gives way: its size, and its turn. */
export type YieldingColumn = ColumnSize & { readonly yields?: number | undefined };

/**
 * The columns that have room, in their order: those with a turn to give way go one after the other, the lowest turn
 * first, until the others fit. Those without a turn always stay.
 *
 * @param room Pixels; `null` where the room is not the limit.
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

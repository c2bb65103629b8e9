import type { Cell, SheetColumn } from './workbook.ts';

/** A table that can be exported. */
export interface ExportedTable {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** How many rows it has. */
  readonly count: () => Promise<number>;
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A column with its content for a row. */
export type ColumnOf<Row> = readonly [header: string, width: number, cell: (row: Row) => Cell];

/** Separates headers and cells of the columns. */
export function laidOut<Row>(columns: readonly ColumnOf<Row>[]) {
  return {
    columns: columns.map(([header, width]): SheetColumn => ({ header, width })),
    cells: (row: Row): readonly Cell[] => columns.map(([, , cell]) => cell(row)),
  };
}

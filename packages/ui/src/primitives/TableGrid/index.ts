export { columnTracks, SELECTION_WIDTH } from './columnTracks.ts';
export { TableGrid, type TableGridProps } from './TableGrid.tsx';
export { HEAD_HEIGHT } from './headHeight.ts';
export type { ColumnSize, DataSorting, GridColumn, GridSelection, RowKey, RowState, RowTone } from './types.ts';
export { controlsIn, isTypedIn } from './controls.ts';

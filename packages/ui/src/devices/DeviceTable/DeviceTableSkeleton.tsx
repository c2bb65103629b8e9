import { TableSkeleton } from '../../primitives/index.ts';

/** The shares of the table's columns: checkbox, state, actions, name, memo, last connected, group, connect. */
const COLUMNS = [0.5, 1, 0.8, 3, 2.2, 1.4, 1.6, 1.2];

/** The table while it is loaded: its head and rows of the same height, so that nothing moves when they arrive. */
export function DeviceTableSkeleton({ rows }: { readonly rows: number }) {
  return <TableSkeleton rows={rows} columns={COLUMNS} />;
}

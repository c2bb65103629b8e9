import { columnLayout, DEVICE_COLUMNS } from '@remote-console/domain';
import { TableSkeleton } from '../../primitives/index.ts';

const CHECKBOX_SHARE = 0.5;

/** The shares of the checkbox and of the columns that have a place while the table is loaded. */
const SHARES = [
  CHECKBOX_SHARE,
  ...DEVICE_COLUMNS.map((column) => columnLayout(column).loadingShare).filter((share) => share > 0),
];

/** The table while it is loaded: its head and rows of the same height, so that nothing moves when they arrive. */
export function DeviceTableSkeleton({ rows }: { readonly rows: number }) {
  return <TableSkeleton rows={rows} columns={SHARES} />;
}

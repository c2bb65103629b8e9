import { columnLayout, DEVICE_COLUMNS } from '@remote-console/domain';
import { TableSkeleton } from '../../primitives/index.ts';

const CHECKBOX_SHARE = 0.5;

/** The widths of the checkbox and the columns in the loading placeholder. */
const SHARES = [
  CHECKBOX_SHARE,
  ...DEVICE_COLUMNS.map((column) => columnLayout(column).loadingShare).filter((share) => share > 0),
];

/** The loading placeholder of the table: header and rows of the same height, so that nothing moves. */
export function DeviceTableSkeleton({ rows }: { readonly rows: number }) {
  return <TableSkeleton rows={rows} columns={SHARES} />;
}

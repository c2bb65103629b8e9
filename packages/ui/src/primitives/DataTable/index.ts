export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataColumn, DataSelection, PhoneRole } from './types.ts';
export { useListPage, type ListPage } from './useListPage.ts';

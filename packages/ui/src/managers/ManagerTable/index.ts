export { ManagerTable, type ManagerRow, type ManagerTableProps } from './ManagerTable.tsx';

export { UserTable, type ManagerRow, type UserTableProps } from './UserTable.tsx';

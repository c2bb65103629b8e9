export { PaymentTable, type PaymentSortKey, type PaymentTableProps } from './PaymentTable.tsx';

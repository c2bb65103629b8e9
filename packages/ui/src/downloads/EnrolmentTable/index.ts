export { EnrolmentTable, useEnrolmentName, type EnrolmentTableProps } from './EnrolmentTable.tsx';

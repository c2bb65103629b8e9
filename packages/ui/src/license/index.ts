export { LicenseSummary, type LicenseSummaryProps } from './LicenseSummary/LicenseSummary.tsx';
export { LicenseTable, type LicenseTableProps } from './LicenseTable/LicenseTable.tsx';
export { LicenseWidget, type LicenseWidgetProps } from './LicenseWidget.tsx';
export { OrderDialog, type AgreedPrice, type OrderDialogProps, type PaymentStage } from './OrderDialog/OrderDialog.tsx';
export {
  PAYMENT_VIEW,
  PaymentsWidget,
  type Payer,
  type PaymentPageSize,
  type PaymentsWidgetProps,
  type PaymentView,
} from './PaymentsWidget.tsx';
export { PaymentTable, type PaymentSortKey, type PaymentTableProps } from './PaymentTable/PaymentTable.tsx';

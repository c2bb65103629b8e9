export { LicenseSummary, type LicenseSummaryProps } from './LicenseSummary/index.ts';
export { LicenseTable, type LicenseTableProps } from './LicenseTable/index.ts';
export { LicenseWidget, type LicenseWidgetProps } from './LicenseWidget.tsx';
export { OrderDialog, type AgreedPrice, type OrderDialogProps, type PaymentStage } from './OrderDialog/index.ts';
export {
  PAYMENT_VIEW,
  PaymentsWidget,
  type Payer,
  type PaymentPageSize,
  type PaymentsWidgetProps,
  type PaymentView,
} from './PaymentsWidget.tsx';
export { PaymentTable, type PaymentSortKey, type PaymentTableProps } from './PaymentTable/index.ts';

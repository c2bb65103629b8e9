export { OrderDialog, type AgreedPrice, type OrderDialogProps, type PaymentStage } from './OrderDialog.tsx';

export { DelegateDialog, type DelegateDays, type DelegateDialogProps } from './DelegateDialog.tsx';
export { DelegateRow, type DelegateRowProps } from './DelegateRow.tsx';

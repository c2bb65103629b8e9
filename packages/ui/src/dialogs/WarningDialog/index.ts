export { WarningDialog, type WarningChoice, type WarningDialogProps } from './WarningDialog.tsx';

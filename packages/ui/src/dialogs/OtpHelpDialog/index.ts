export { OtpHelpDialog, type OtpHelpDialogProps } from './OtpHelpDialog.tsx';

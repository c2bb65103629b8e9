export { LoginAgainDialog, type LoginAgainDialogProps } from './LoginAgainDialog.tsx';
export { SessionEndingDialog, type SessionEndingDialogProps } from './SessionEndingDialog.tsx';

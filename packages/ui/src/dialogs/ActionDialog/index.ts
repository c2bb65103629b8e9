export { ActionDialog, type ActionDialogProps, type DialogAction } from './ActionDialog.tsx';

export { InputDialog, type InputDialogProps } from './InputDialog.tsx';

export { ListDialog, type ListDialogProps } from './ListDialog.tsx';

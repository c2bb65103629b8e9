export { CodeDialog, type CodeDialogProps } from './CodeDialog.tsx';

export { LiveImageDialog, type LiveImageDialogProps } from './LiveImageDialog.tsx';

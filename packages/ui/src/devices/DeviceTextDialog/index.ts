export { MemoDialog, type MemoDialogProps } from './MemoDialog.tsx';
export { RenameDialog, type RenameDialogProps } from './RenameDialog.tsx';

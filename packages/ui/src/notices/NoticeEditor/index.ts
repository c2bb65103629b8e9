export { NoticeEditorDialog, type NoticeEditorDialogProps } from './NoticeEditorDialog.tsx';

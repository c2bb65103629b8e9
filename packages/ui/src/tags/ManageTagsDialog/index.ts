export { ManageTagsDialog, type ManageTagsDialogProps } from './ManageTagsDialog.tsx';
export type { TagLook } from './TagForm.tsx';

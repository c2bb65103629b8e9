export { TagsDialog, type TagOutcome, type TagsDialogProps } from './TagsDialog.tsx';

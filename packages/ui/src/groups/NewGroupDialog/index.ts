export { NewGroupDialog, type NewGroupDialogProps } from './NewGroupDialog.tsx';

export { DeleteGroupsDialog, type DeleteGroupsDialogProps, type Deletion } from './DeleteGroupsDialog.tsx';

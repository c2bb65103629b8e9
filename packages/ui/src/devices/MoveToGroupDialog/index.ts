export { MoveToGroupDialog, type MoveToGroupDialogProps } from './MoveToGroupDialog.tsx';

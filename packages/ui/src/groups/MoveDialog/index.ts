export { MoveDialog, type MoveDialogProps, type MoveSubject } from './MoveDialog.tsx';

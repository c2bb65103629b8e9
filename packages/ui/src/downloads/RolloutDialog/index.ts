export { RolloutDialog, type RolloutDialogProps } from './RolloutDialog.tsx';

export { LaunchDialog, type LaunchDialogProps, type LaunchView } from './LaunchDialog.tsx';

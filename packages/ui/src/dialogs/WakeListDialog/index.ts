export { WakeListDialog, type WakeListDialogProps, type WakeSenders } from './WakeListDialog.tsx';

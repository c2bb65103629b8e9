export { PledgeDialog, type PledgeDialogProps } from './PledgeDialog.tsx';

export { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';
export {
  approvedMessage,
  approvingMessage,
  draftMessage,
  shorteningMessage,
  type ApprovalReader,
} from './periodSummary.ts';
export { PERIOD_ROW_HEIGHT, periodEnds } from './periodText.ts';
export { PeriodLabel } from './PeriodLabel.tsx';
export { useApprovalReader } from './useApprovalReader.ts';

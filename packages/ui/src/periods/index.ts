export { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';
export { approvedSaid, approvingSaid, draftSaid, shorteningSaid, spanText, type ApprovalReader } from './periodSaid.ts';
export { PERIOD_ROW_HEIGHT, periodEnds } from './periodText.ts';
export { PeriodWords } from './PeriodWords.tsx';
export { useApprovalReader } from './useApprovalReader.ts';

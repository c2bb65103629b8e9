export { PeriodBar, type PeriodBarProps } from '../periods/index.ts';
export { AccessRegistrationWidget, type AccessRegistrationWidgetProps } from './AccessRegistrationWidget.tsx';
export { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog/ApprovalDialog.tsx';
export type {
  ApprovalContent,
  ApprovalFrame,
  ApproverSearch,
  AskedDevice,
  DecisionContent,
  PendingContent,
  RequestContent,
  StandardApprover,
} from './ApprovalDialog/types.ts';
export type { ApprovalOpening, ApprovalOutcome } from './ApprovalDialogWidget.tsx';
export { ApprovalListWidget, type ApprovalListWidgetProps } from './ApprovalListWidget.tsx';
export { ApprovalStateBadge, type ApprovalStateBadgeProps } from './ApprovalStateBadge/ApprovalStateBadge.tsx';
export type { ApprovalTableInput } from './ApprovalTable.tsx';
export { useAccessRequest, type AccessRequestHandle } from './useAccessRequest.ts';
export { useApprovalDialog, type ApprovalDialogHandle, type ApprovalDialogInput } from './useApprovalDialog.tsx';
export { WaitingRequestsWidget, type WaitingRequestsWidgetProps } from './WaitingRequestsWidget.tsx';

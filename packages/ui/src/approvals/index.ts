export { AccessRegistrationWidget, type AccessRegistrationWidgetProps } from './AccessRegistrationWidget.tsx';
export {
  ApprovalDialog,
  type ApprovalContent,
  type ApprovalDialogProps,
  type ApproverSearch,
  type AskedDevice,
  type DecisionContent,
  type PendingContent,
  type RequestContent,
  type SendOutcome,
  type StandardApprover,
} from './ApprovalDialog/index.ts';
export type { ApprovalOpening, ApprovalOutcome } from './ApprovalDialogWidget.tsx';
export { ApprovalListWidget, type ApprovalListWidgetProps } from './ApprovalListWidget.tsx';
export { ApprovalStateSign, type ApprovalStateSignProps } from './ApprovalStateSign/index.ts';
export type { ApprovalTableInput } from './ApprovalTable.tsx';
export { PeriodBar, type PeriodBarProps } from './PeriodBar/index.ts';
export { useAccessRequest, type AccessRequestHandle } from './useAccessRequest.ts';
export { useApprovalDialog, type ApprovalDialogHandle, type ApprovalDialogInput } from './useApprovalDialog.tsx';
export { WaitingRequestsWidget, type WaitingRequestsWidgetProps } from './WaitingRequestsWidget.tsx';

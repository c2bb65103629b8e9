export { ApprovalDialog, type ApprovalDialogProps } from './ApprovalDialog.tsx';
export type {
  ApprovalContent,
  ApproverSearch,
  AskedDevice,
  DecisionContent,
  PendingContent,
  RequestContent,
  RequestDraft,
  SendOutcome,
  StandardApprover,
} from './types.ts';

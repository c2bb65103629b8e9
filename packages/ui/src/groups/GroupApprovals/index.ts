export { ApprovalPolicyDialog, type ApprovalPolicyDialogProps } from './ApprovalPolicyDialog.tsx';
export { GroupApprovals, type GroupApprovalsProps } from './GroupApprovals.tsx';

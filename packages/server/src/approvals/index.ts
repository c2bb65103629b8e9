export { approvalDevice, type ApprovalSearch, chosenApprovals } from './approvalList.ts';
export type { MailReader } from './approvalMails.ts';
export { approvalStore } from './approvalStore.ts';
export { approvalsOperations } from './operations.ts';
export { sweepApprovals } from './sweepApprovals.ts';
export { sweepTeams } from './team/sweepTeams.ts';

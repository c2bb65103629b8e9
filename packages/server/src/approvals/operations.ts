import type { Registry } from '../http/operation.ts';
import { listApprovals } from './listApprovals.ts';
import { sendApproval } from './sendApproval.ts';

/** The operations of this area. */
export const approvalsOperations = {
  listApprovals,
  sendApproval,
} satisfies Partial<Registry>;

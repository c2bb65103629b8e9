import type { Registry } from '../http/operation.ts';
import { listApprovals } from './listApprovals.ts';
import { sendApproval } from './sendApproval.ts';
import { withdrawApproval } from './withdrawApproval.ts';

/** The operations of this area. */
export const approvalsOperations = {
  listApprovals,
  sendApproval,
  withdrawApproval,
} satisfies Partial<Registry>;

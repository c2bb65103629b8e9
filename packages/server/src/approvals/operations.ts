import type { Registry } from '../http/index.ts';
import { endDelegation, getDelegation, setDelegation } from './delegation/delegations.ts';
import { listApprovals } from './listApprovals.ts';
import { listApprovers } from './listApprovers.ts';
import { sendApproval } from './sendApproval.ts';
import { withdrawApproval } from './withdrawApproval.ts';

/** The operations of this area. */
export const approvalsOperations = {
  endDelegation,
  getDelegation,
  listApprovals,
  listApprovers,
  sendApproval,
  setDelegation,
  withdrawApproval,
} satisfies Partial<Registry>;

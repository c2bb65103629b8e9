import { approvalMail } from '../approvalMails.ts';
import type { ApprovalStore } from '../approvalStore.ts';
import type { FoundApproval } from '../approvalWriter.ts';

/** Asks the chosen approvers whose answers count now, by email and in their inboxes, unless they were asked before. */
export const askTeam = (
  { approvals }: { readonly approvals: ApprovalStore },
  approval: FoundApproval,
  publicUrl: string,
): Promise<void> =>
  approvals.moveTeam(approval.pk, async (pks) => {
    for (const reader of await approvals.mailReaders(pks)) {
      await approvals.mail(approvalMail('asked', reader, approval, publicUrl));
    }
  });

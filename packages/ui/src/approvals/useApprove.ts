import type { Approval } from '@remote-console/api-client';
import { useSendApproval } from '@remote-console/api-client/react';
import { approvalDecisionBody } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import { useClockReading } from '../contexts/index.ts';
import { approvalDone } from './approvalSummary.ts';
import { useApprovalReader } from '../periods/index.ts';

/** Approves a request as written, without a dialog, and reports until when it is valid. A hook. */
export function useApprove() {
  const message = useMessage();
  const send = useSendApproval();
  const reader = useApprovalReader();
  const clock = useClockReading();
  const { subject: approving, run } = useAction<number>();
  const onApprove = async (approval: Approval) => {
    await run(() => send(approvalDecisionBody(approval, true, '')), {
      of: approval.id,
      done: () => ({
        text: message('approval-success'),
        detail: approvalDone(approval, clock(), reader) ?? undefined,
      }),
    });
  };
  return { approving, onApprove };
}

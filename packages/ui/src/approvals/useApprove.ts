import type { Approval } from '@remote-console/api-client';
import { useSendApproval } from '@remote-console/api-client/react';
import { approvalDecisionBody } from '@remote-console/domain';
import { useState } from 'react';
import { useFailureWords, useMessage } from '../i18n/index.ts';
import { useClockReading, useToast } from '../contexts/index.ts';
import { approvalDone } from './approvalSaid.ts';
import { useApprovalReader } from '../periods/index.ts';

/** Approves a request as it was written, without a dialog, and says until when it is valid. A hook. */
export function useApprove() {
  const message = useMessage();
  const failureWords = useFailureWords();
  const toast = useToast();
  const send = useSendApproval();
  const reader = useApprovalReader();
  const clock = useClockReading();
  const [approving, setApproving] = useState<number | null>(null);
  const onApprove = async (approval: Approval) => {
    setApproving(approval.pk);
    try {
      await send(approvalDecisionBody(approval, true, ''));
      const detail = approvalDone(approval, clock(), reader) ?? undefined;
      toast.show({ tone: 'success', text: message('approval-success'), detail });
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setApproving(null);
    }
  };
  return { approving, onApprove };
}

import type { Approval } from '@remote-console/api-client';
import { periodOf, teamProgress, weeklyText } from '@remote-console/domain';
import { useNow } from '../../contexts/index.ts';
import { approvingMessage, shorteningMessage, useApprovalReader } from '../../periods/index.ts';

/** What approving a request now results in, as a sentence. A hook. */
export function useApprovingMessage(approval: Approval) {
  const reader = useApprovalReader();
  const now = useNow();
  const { text, language } = reader;
  const period = periodOf(approval);
  return () => {
    const isKept = approval.team !== undefined && !teamProgress(approval.team).isLast;
    if (isKept) return text('approvesPart');
    if (approval.recurrence) return text('approvesWeekly', { weekly: weeklyText(approval.recurrence, language) });
    return shorteningMessage(period, now, reader) ?? approvingMessage(period, now, reader);
  };
}

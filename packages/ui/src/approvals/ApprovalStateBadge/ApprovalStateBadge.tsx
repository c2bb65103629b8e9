import { approvalSentence, type ApprovalSentence, type ApprovalTimes } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, type StatusTone } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';

export interface ApprovalStateBadgeProps {
  readonly approval: ApprovalTimes;
  readonly variant?: 'chip' | 'plain';
}

const LOOKS = {
  waiting: { tone: 'warn', word: 'stateInProgress' },
  expired: { tone: 'offline', word: 'stateExpired' },
  unanswered: { tone: 'offline', word: 'stateUnanswered' },
  rejected: { tone: 'error', word: 'stateRejected' },
  starts: { tone: 'info', word: 'stateApproved' },
  open: { tone: 'online', word: 'stateApproved' },
  over: { tone: 'offline', word: 'stateOver' },
  deviceDeleted: { tone: 'offline', word: 'stateDeviceDeleted' },
} as const satisfies Record<ApprovalSentence['kind'], { readonly tone: StatusTone; readonly word: string }>;

/** The state of a request (C-APPROVAL-04 to -08); an approval whose period is over is shown as ended. */
export function ApprovalStateBadge({ approval, variant = 'chip' }: ApprovalStateBadgeProps) {
  const text = useText('approvals');
  const { tone, word } = LOOKS[approvalSentence(approval, useNow()).kind];
  return <StatusBadge tone={tone} label={text(word)} variant={variant} />;
}

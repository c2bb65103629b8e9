import type { Approval } from '@remote-console/api-client';
import { approvalSentence, formatInstant, weeklyText, type ApprovalSentence } from '@remote-console/domain';
import { Facts, Stack, type Fact } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { approvalSummary } from '../approvalSummary.ts';
import { ApprovalStateBadge } from '../ApprovalStateBadge/ApprovalStateBadge.tsx';
import { PeriodBar, useApprovalReader } from '../../periods/index.ts';
import { personName } from '../personName.ts';
import { TeamSeats } from '../TeamSeats/TeamSeats.tsx';
import styles from './ApprovalFacts.module.css';

function toneOf({ kind }: ApprovalSentence): 'wanted' | 'given' | 'void' {
  switch (kind) {
    case 'waiting':
      return 'wanted';
    case 'starts':
    case 'open':
      return 'given';
    case 'over':
    case 'expired':
    case 'unanswered':
    case 'rejected':
    case 'deviceDeleted':
      return 'void';
  }
}

interface ApprovalFactsProps {
  readonly approval: Approval;
}

/** All the facts of a request; its times are the enforced ones. */
export function ApprovalFacts({ approval }: ApprovalFactsProps) {
  const reader = useApprovalReader();
  const { text, preferences } = reader;
  const now = useNow();
  const sentence = approvalSentence(approval, now);
  const { startTime, endTime, requesterName, requesterLoginId, approverName, approverLoginId, team, recurrence } =
    approval;
  const { from, to } = sentence.kind === 'deviceDeleted' ? { from: startTime, to: endTime } : sentence;
  const facts: readonly Fact[] = [
    { name: text('requester'), value: personName(requesterName, requesterLoginId) },
    ...(team
      ? [{ name: text('approvers'), value: <TeamSeats team={team} /> }]
      : [{ name: text('approver'), value: personName(approverName, approverLoginId) || text('administrator') }]),
    ...(recurrence ? [{ name: text('weekly'), value: weeklyText(recurrence, reader.language) }] : []),
    { name: text('reason'), value: approval.reason },
    ...(approval.decisionReason === '' ? [] : [{ name: text('reactReason'), value: approval.decisionReason }]),
  ];
  return (
    <Stack gap="lg">
      <div className={styles.state}>
        <ApprovalStateBadge approval={approval} />
        <span>{text('requestedAt', { time: formatInstant(approval.proposalTime, preferences, 'minute') })}</span>
      </div>
      <Facts facts={facts} />
      <PeriodBar from={from} to={to} tone={toneOf(sentence)} />
      <div className={styles.said}>{approvalSummary(approval, now, reader)}</div>
    </Stack>
  );
}

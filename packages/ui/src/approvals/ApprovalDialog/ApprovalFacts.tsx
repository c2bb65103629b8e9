import type { Approval } from '@remote-console/api-client';
import { approvalSentence, formatInstant, weeklyText, type ApprovalSentence } from '@remote-console/domain';
import { Facts, Stack, type Fact } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { approvalSaid } from '../approvalSaid.ts';
import { ApprovalStateSign } from '../ApprovalStateSign/ApprovalStateSign.tsx';
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

/** Everything that is known of a request; its times are those that are enforced. */
export function ApprovalFacts({ approval }: ApprovalFactsProps) {
  const reader = useApprovalReader();
  const { text, preferences } = reader;
  const now = useNow();
  const sentence = approvalSentence(approval, now);
  const { start_time, end_time, requester_name, requester_id, approver_name, approver_id, team, recurrence } = approval;
  const { from, to } = sentence.kind === 'deviceDeleted' ? { from: start_time, to: end_time } : sentence;
  const facts: readonly Fact[] = [
    { name: text('requester'), value: personName(requester_name, requester_id) },
    ...(team
      ? [{ name: text('approvers'), value: <TeamSeats team={team} /> }]
      : [{ name: text('approver'), value: personName(approver_name, approver_id) || text('administrator') }]),
    ...(recurrence ? [{ name: text('weekly'), value: weeklyText(recurrence, reader.language) }] : []),
    { name: text('reason'), value: approval.reason },
    ...(approval.react_reason === '' ? [] : [{ name: text('reactReason'), value: approval.react_reason }]),
  ];
  return (
    <Stack gap="lg">
      <div className={styles.state}>
        <ApprovalStateSign approval={approval} />
        <span>{text('requestedAt', { time: formatInstant(approval.proposal_time, preferences, 'minute') })}</span>
      </div>
      <Facts facts={facts} />
      <PeriodBar from={from} to={to} tone={toneOf(sentence)} />
      <div className={styles.said}>{approvalSaid(approval, now, reader)}</div>
    </Stack>
  );
}

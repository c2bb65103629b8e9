import type { Approval, Profile } from '@remote-console/api-client';
import { useApprovals } from '@remote-console/api-client/react';
import {
  approvalQuery,
  approvalViewOf,
  DEFAULT_APPROVAL_VIEW,
  offeredDecisions,
  weeklyText,
} from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../i18n/index.ts';
import {
  EmptyState,
  Link,
  ListSkeleton,
  Panel,
  PanelContent,
  PanelRow,
  PanelRows,
  RelativeTime,
  RowButton,
} from '../primitives/index.ts';
import { useNow, usePerson, useTimePreferences } from '../contexts/index.ts';
import { periodEnds } from '../periods/index.ts';
import { personName } from './personName.ts';
import { teamSummary } from './teamSummary.ts';
import { useApprovalDialog } from './useApprovalDialog.tsx';
import { useApprove } from './useApprove.ts';

export interface WaitingRequestsWidgetProps {
  /** The page of all requests; without it there is no link. */
  readonly allHref?: string | undefined;
  /** Other waiting items, next to the link to all requests. */
  readonly others?: ReactNode;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

/** How many are shown; the others are on the page of requests. */
const SHOWN = 4;

interface WaitingProps {
  readonly approval: Approval;
  readonly person: Profile | null;
  readonly approving: boolean;
  readonly onApprove: (approval: Approval) => void;
  readonly onOpen: (approval: Approval) => void;
}

function Waiting({ approval, person, approving, onApprove, onOpen }: WaitingProps) {
  const text = useText('approvals');
  const preferences = useTimePreferences();
  const now = useNow();
  const language = useLanguage();
  const { deviceAlias: device, requesterName, requesterLoginId, reason, startTime, endTime, proposalTime } = approval;
  const { approve, reject } = offeredDecisions(approval, person ?? {}, now);
  const named = (action: string) => text('actionOf', { device, action });
  return (
    <PanelRow
      title={device}
      lines={[
        [personName(requesterName, requesterLoginId), reason].filter((part) => part !== '').join(' · '),
        text('periodOf', periodEnds({ from: startTime, to: endTime }, preferences)),
        ...(approval.recurrence ? [weeklyText(approval.recurrence, language)] : []),
        ...(approval.team ? [teamSummary(approval.team, text, language)] : []),
      ]}
      aside={<RelativeTime instant={proposalTime} />}
      actions={
        approve && reject ? (
          <>
            <RowButton aria-label={named(text('rejectInDialog'))} disabled={approving} onClick={() => onOpen(approval)}>
              {text('rejectInDialog')}
            </RowButton>
            <RowButton
              variant="soft"
              aria-label={named(text('approve'))}
              loading={approving}
              onClick={() => onApprove(approval)}
            >
              {text('approve')}
            </RowButton>
          </>
        ) : (
          <RowButton aria-label={named(text('review'))} onClick={() => onOpen(approval)}>
            {text('review')}
          </RowButton>
        )
      }
    />
  );
}

/** The newest requests waiting for the person's decision, each approved or rejected in place; for approvers. */
export function WaitingRequestsWidget({ allHref, others, session }: WaitingRequestsWidgetProps) {
  const text = useText('approvals');
  const person = usePerson(session);
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const { openApproval, approvalDialog } = useApprovalDialog({ session: person });
  const { approving, onApprove } = useApprove();
  const view = approvalViewOf(DEFAULT_APPROVAL_VIEW, 'request', now, timeZoneId);
  const read = useApprovals({ ...approvalQuery(view), limit: SHOWN });
  const total = read.data?.meta.totalCount;
  return (
    <Panel
      title={text('waitingForYou')}
      note={total}
      padded={false}
      actions={
        <>
          {others}
          {allHref !== undefined && <Link href={allHref}>{text('allRequests')}</Link>}
        </>
      }
    >
      <PanelContent read={read} skeleton={<ListSkeleton rows={3} />}>
        {({ objects }) =>
          objects.length === 0 ? (
            <EmptyState title={text('noPending')} hint={text('noPendingHint')} />
          ) : (
            <PanelRows label={text('pendingList')}>
              {objects.map((approval) => (
                <Waiting
                  key={approval.id}
                  approval={approval}
                  person={person}
                  approving={approving === approval.id}
                  onApprove={(chosen) => void onApprove(chosen)}
                  onOpen={(chosen) => void openApproval({ kind: 'decide', approval: chosen })}
                />
              ))}
            </PanelRows>
          )
        }
      </PanelContent>
      {approvalDialog}
    </Panel>
  );
}

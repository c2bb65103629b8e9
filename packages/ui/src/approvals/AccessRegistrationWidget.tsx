import { useApprovals, useTickets } from '@remote-console/api-client/react';
import {
  approvalQuery,
  approvalViewOf,
  decidesOnRequests,
  ticketQuery,
  type AccessRegistrationTab,
} from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { CountTabs, NoPermission } from '../primitives/index.ts';
import { useNow, usePerson } from '../contexts/index.ts';
import { PartnerApplicationsWidget, type TicketListProps } from '../tickets/index.ts';
import type { ApprovalTableInput } from './ApprovalTable.tsx';
import { ApprovalListWidget } from './ApprovalListWidget.tsx';

export interface AccessRegistrationWidgetProps extends ApprovalTableInput {
  /** The open tab. */
  readonly tab: AccessRegistrationTab;
  /** The new tab. */
  readonly onTabChange: (change: { readonly value: AccessRegistrationTab }) => void;
  /** The state of the list of partner applications. */
  readonly applications: Pick<TicketListProps, 'view' | 'onViewChange' | 'signUpUrl'>;
}

function Registration(props: AccessRegistrationWidgetProps) {
  const { tab, onTabChange, applications, ...requests } = props;
  const text = useText('approvals');
  const pending = useApprovals(approvalQuery(approvalViewOf(requests.view, 'request', useNow())));
  const waiting = useTickets(ticketQuery(applications.view));
  return (
    <CountTabs
      label={text('tabs')}
      value={tab}
      onChange={onTabChange}
      tabs={[
        { value: 'requests', label: text('tabRequests'), count: pending.data?.meta.totalCount },
        { value: 'applications', label: text('tabApplications'), count: waiting.data?.meta.requested },
      ]}
    >
      {tab === 'requests' ? (
        <ApprovalListWidget {...requests} list="request" />
      ) : (
        <PartnerApplicationsWidget {...applications} session={requests.session} />
      )}
    </CountTabs>
  );
}

/** What waits for a decision: access requests of company members, and partners who want access. */
export function AccessRegistrationWidget(props: AccessRegistrationWidgetProps) {
  const text = useText('approvals');
  const person = usePerson(props.session);
  if (!decidesOnRequests(person ?? {})) {
    return <NoPermission title={text('notForYou')} hint={text('notForYouHint')} />;
  }
  return <Registration {...props} />;
}

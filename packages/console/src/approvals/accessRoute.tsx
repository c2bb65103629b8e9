import {
  accessRegistrationTab,
  formatTicketView,
  parseTicketView,
  type AccessRegistrationTab,
  type TicketView,
} from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { AccessRegistrationWidget } from '@remote-console/ui/approvals';
import { PageHeader } from '@remote-console/ui/primitives';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageGuard, PageTitle } from '../page/index.ts';
import { useSignUpUrl } from '../routing/index.ts';
import { ListPage } from './ListPage.tsx';
import { useApprovalAddress } from './useApprovalAddress.ts';

/** The state of the application list, kept in the same address under its tab. */
function useApplicationsAddress() {
  const [query, setQuery] = useSearchParams();
  const tab = accessRegistrationTab(Object.fromEntries(query));
  const view = useMemo<TicketView>(
    () => ({ ...parseTicketView(tab === 'applications' ? Object.fromEntries(query) : {}), tab: 'requested' }),
    [query, tab],
  );
  const onViewChange = useCallback(
    (next: TicketView) => setQuery({ tab: 'applications', ...formatTicketView({ ...next, tab: 'requested' }) }),
    [setQuery],
  );
  const onTabChange = useCallback(
    ({ value }: { readonly value: AccessRegistrationTab }) =>
      setQuery(value === 'applications' ? { tab: 'applications' } : {}),
    [setQuery],
  );
  return { tab, onTabChange, applications: { view, onViewChange } };
}

function Access() {
  const text = useText('frame');
  const requests = useApprovalAddress();
  const address = useApplicationsAddress();
  return (
    <ListPage>
      <PageTitle title={text('pageApprovals')} />
      <PageHeader title={text('pageApprovals')} />
      <AccessRegistrationWidget
        {...requests}
        {...address}
        applications={{ ...address.applications, signUpUrl: useSignUpUrl() }}
      />
    </ListPage>
  );
}

/** What waits for a decision: access requests and partner applications (C-ROUTE-41, A-PARTNER-35). */
export function AccessRoute() {
  return (
    <PageGuard name="access">
      <Access />
    </PageGuard>
  );
}

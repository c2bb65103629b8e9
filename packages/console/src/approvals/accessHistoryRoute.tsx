import { useText } from '@remote-console/ui';
import { ApprovalListWidget } from '@remote-console/ui/approvals';
import { PageHeader } from '@remote-console/ui/primitives';
import { PageGuard, PageTitle } from '../page/index.ts';
import { ListPage } from './ListPage.tsx';
import { useApprovalAddress } from './useApprovalAddress.ts';

function AccessHistory() {
  const text = useText('frame');
  return (
    <ListPage>
      <PageTitle title={text('pageApprovalHistory')} />
      <PageHeader title={text('pageApprovalHistory')} />
      <ApprovalListWidget {...useApprovalAddress()} list="history" />
    </ListPage>
  );
}

/** The processed requests (C-ROUTE-43). */
export function AccessHistoryRoute() {
  return (
    <PageGuard name="access-history">
      <AccessHistory />
    </PageGuard>
  );
}

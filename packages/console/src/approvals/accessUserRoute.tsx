import { useLanguage, useText } from '@remote-console/ui';
import { ApprovalListWidget } from '@remote-console/ui/approvals';
import { PageHeader } from '@remote-console/ui/primitives';
import { PageGuard, PageTitle } from '../page/index.ts';
import { startHref } from '../routing/index.ts';
import { ListPage } from './ListPage.tsx';
import { useApprovalAddress } from './useApprovalAddress.ts';

function OwnRequests() {
  const text = useText('frame');
  const lang = useLanguage();
  return (
    <ListPage>
      <PageTitle title={text('pageOwnRequests')} />
      <PageHeader title={text('pageOwnRequests')} />
      <ApprovalListWidget {...useApprovalAddress()} list="own" devicesHref={startHref(lang)} />
    </ListPage>
  );
}

/** The signed-in user's own requests (C-ROUTE-42). */
export function AccessUserRoute() {
  return (
    <PageGuard name="access-user">
      <OwnRequests />
    </PageGuard>
  );
}

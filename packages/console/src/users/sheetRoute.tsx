import { useText } from '@remote-console/ui';
import { UserSheetWidget } from '@remote-console/ui/users';
import { Page, PageGuard } from '../page/index.ts';
import { useOnward } from '../routing/index.ts';
import { useUsersBreadcrumb } from './useUsersBreadcrumb.tsx';

function Sheet() {
  const text = useText('users');
  const onward = useOnward();
  const { listHref, breadcrumb } = useUsersBreadcrumb(text('pageSheet'));
  return (
    <Page title={text('pageSheet')} breadcrumb={breadcrumb}>
      <UserSheetWidget onEnrolled={() => onward(listHref)} />
    </Page>
  );
}

/** Creating many users from a spreadsheet (C-ROUTE-35). */
export function SheetRoute() {
  return (
    <PageGuard name="excel-add-manager-component">
      <Sheet />
    </PageGuard>
  );
}

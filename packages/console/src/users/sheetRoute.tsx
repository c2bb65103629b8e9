import { useText } from '@remote-console/ui';
import { UserSheetWidget } from '@remote-console/ui/users';
import { useOnward } from '../routes/onward.ts';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
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

/** Many users from a sheet (C-ROUTE-35). */
export function SheetRoute() {
  return (
    <PageGuard name="excel-add-manager-component">
      <Sheet />
    </PageGuard>
  );
}

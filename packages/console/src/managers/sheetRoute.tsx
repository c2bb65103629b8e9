import { useText } from '@remote-console/ui';
import { UserSheetWidget } from '@remote-console/ui/managers';
import { useOnward } from '../routes/onward.ts';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { useManagersTrail } from './useManagersTrail.tsx';

function Sheet() {
  const text = useText('managers');
  const onward = useOnward();
  const { listHref, breadcrumb } = useManagersTrail(text('pageSheet'));
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

import { useText } from '@remote-console/ui';
import { NewUserWidget } from '@remote-console/ui/managers';
import { useOnward } from '../routes/onward.ts';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { useServices } from '../services.ts';
import { useManagersTrail } from './useManagersTrail.tsx';

function AddManager() {
  const text = useText('managers');
  const onward = useOnward();
  const { leaving } = useServices();
  const { listHref, breadcrumb } = useManagersTrail(text('pageAdd'));
  return (
    <Page title={text('pageAdd')} breadcrumb={breadcrumb}>
      <NewUserWidget
        listHref={listHref}
        onCreated={(created) => onward(listHref, { state: { created } })}
        onApproverMissing={() => {
          leaving.forget();
          window.location.reload();
        }}
      />
    </Page>
  );
}

/** The form for a new user (C-ROUTE-33). */
export function AddManagerRoute() {
  return (
    <PageGuard name="add-manager">
      <AddManager />
    </PageGuard>
  );
}

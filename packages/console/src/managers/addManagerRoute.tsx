import { useText } from '@remote-console/ui';
import { NewUserWidget } from '@remote-console/ui/managers';
import { useNavigate } from 'react-router-dom';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { useServices } from '../services.ts';
import { useManagersTrail } from './useManagersTrail.tsx';

function AddManager() {
  const text = useText('managers');
  const navigate = useNavigate();
  const { leaving } = useServices();
  const { listHref, breadcrumb } = useManagersTrail(text('pageAdd'));
  return (
    <Page title={text('pageAdd')} breadcrumb={breadcrumb}>
      <NewUserWidget
        listHref={listHref}
        onCreated={(created) => void navigate(listHref, { state: { created } })}
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

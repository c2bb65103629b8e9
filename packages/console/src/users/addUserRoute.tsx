import { useText } from '@remote-console/ui';
import { NewUserWidget } from '@remote-console/ui/users';
import { Page, PageGuard } from '../page/index.ts';
import { useOnward } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { useUsersBreadcrumb } from './useUsersBreadcrumb.tsx';

function AddUser() {
  const text = useText('users');
  const onward = useOnward();
  const { unsavedChanges } = useServices();
  const { listHref, breadcrumb } = useUsersBreadcrumb(text('pageAdd'));
  return (
    <Page title={text('pageAdd')} breadcrumb={breadcrumb}>
      <NewUserWidget
        listHref={listHref}
        onCreated={(created) => onward(listHref, { state: { created } })}
        onApproverMissing={() => {
          unsavedChanges.forget();
          window.location.reload();
        }}
      />
    </Page>
  );
}

/** The form for a new user (C-ROUTE-33). */
export function AddUserRoute() {
  return (
    <PageGuard name="add-manager">
      <AddUser />
    </PageGuard>
  );
}

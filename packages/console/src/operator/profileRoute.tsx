import { PageGuard } from '../page/index.ts';
import { ProfilePage } from '../users/index.ts';

/** The service operator's own profile. There is no device tour for them. */
export function OperatorProfileRoute() {
  return (
    <PageGuard name="operator-profile">
      <ProfilePage />
    </PageGuard>
  );
}

import { PageGuard } from '../page/index.ts';
import { ProfilePage } from '../users/index.ts';

/** The own profile of whoever operates the service. There is no tour of devices for them. */
export function OperatorProfileRoute() {
  return (
    <PageGuard name="operator-profile">
      <ProfilePage />
    </PageGuard>
  );
}

import { ProfilePage } from '../users/profileRoute.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';

/** The own profile of whoever operates the service. There is no tour of devices for them. */
export function OperatorProfileRoute() {
  return (
    <PageGuard name="operator-profile">
      <ProfilePage />
    </PageGuard>
  );
}

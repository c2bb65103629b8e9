import { useLanguage, useText } from '@remote-console/ui';
import { LicenseWidget } from '@remote-console/ui/license';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

function License() {
  const text = useText('license');
  const lang = useLanguage();
  const { sessions } = useServices();
  return (
    <>
      <PageTitle title={text('title')} />
      <LicenseWidget
        paymentsHref={hrefOf('payments', { lang })}
        // A purchase unlocks features everywhere in the console, so the session is updated right away.
        onProfile={({ profile }) => sessions.renew(profile)}
      />
    </>
  );
}

/** The account's licenses, for its managers (C-GUARD-19). */
export function LicenseRoute() {
  return (
    <PageGuard name="license">
      <License />
    </PageGuard>
  );
}

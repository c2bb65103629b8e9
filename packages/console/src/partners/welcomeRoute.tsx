import { useLanguage, useText } from '@remote-console/ui';
import { Welcome } from '@remote-console/ui/partners';
import { AccountPage, BackLink } from '../accounts/index.ts';
import { hrefOf } from '../routing/index.ts';

/** The landing page for temporary access (A-ROUTE-15). */
export function WelcomeRoute() {
  const text = useText('partners');
  const accounts = useText('accountPages');
  const lang = useLanguage();
  return (
    <AccountPage title={text('welcomeTitle')}>
      <Welcome partnerHref={hrefOf('partner-login', { lang })} invitationHref={hrefOf('email-invitation', { lang })} />
      <BackLink href={hrefOf('login', { lang })} label={accounts('toLogin')} />
    </AccountPage>
  );
}

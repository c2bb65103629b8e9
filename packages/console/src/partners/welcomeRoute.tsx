import { useLanguage, useText } from '@remote-console/ui';
import { Welcome } from '@remote-console/ui/partners';
import { AccountPage } from '../accounts/AccountPage.tsx';
import { hrefOf } from '../routes/paths.ts';
import { BackLink } from '../accounts/BackLink.tsx';

/** The landing of temporary access (A-ROUTE-15). */
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

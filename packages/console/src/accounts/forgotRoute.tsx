import { useLanguage, useText } from '@remote-console/ui';
import { RecoveryWidget } from '@remote-console/ui/accounts';
import { useParams } from 'react-router-dom';
import { hrefOf, TEMPORARY } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { BackLink } from './BackLink.tsx';

/** Finds a forgotten ID and sends the password reset email; temporary users return to their login (A-ROUTE-10). */
export function ForgotRoute() {
  const text = useText('accountPages');
  const partners = useText('partners');
  const lang = useLanguage();
  const isTemporary = useParams()['type'] === TEMPORARY;
  return (
    <AccountPage title={isTemporary ? partners('forgotTitle') : text('forgotTitle')}>
      <RecoveryWidget />
      {isTemporary ? (
        <BackLink href={hrefOf('partner-login', { lang })} label={partners('backToPartnerLogin')} />
      ) : (
        <BackLink href={hrefOf('login', { lang })} label={text('toLogin')} />
      )}
    </AccountPage>
  );
}

import { useLanguage, useText } from '@remote-console/ui';
import { PartnerJoinWidget } from '@remote-console/ui/partners';
import { AccountPage, BackLink } from '../accounts/index.ts';
import { hrefOf, useOnward } from '../routing/index.ts';

/** The application for a partner account; it leads back to the partner login at the end (A-PARTNER-33). */
export function PartnerJoinRoute() {
  const text = useText('partners');
  const lang = useLanguage();
  const onward = useOnward();
  const login = hrefOf('partner-login', { lang });
  return (
    <AccountPage title={text('joinTitle')}>
      <PartnerJoinWidget onApplied={() => onward(login)} />
      <BackLink href={login} label={text('backToPartnerLogin')} />
    </AccountPage>
  );
}

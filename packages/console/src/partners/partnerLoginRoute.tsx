import { useLanguage, useText } from '@remote-console/ui';
import { PartnerLoginWidget } from '@remote-console/ui/partners';
import { AccountPage, PageNote, useLogin } from '../accounts/index.ts';
import { hrefOf, TEMPORARY } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

/** The partners' login. Once a session begins, the guards redirect to all devices (A-PARTNER-07). */
export function PartnerLoginRoute() {
  const text = useText('partners');
  const lang = useLanguage();
  const { mode } = useServices();
  const { widget, note } = useLogin('partners');
  return (
    <AccountPage title={text('partnerLoginTitle')}>
      <PageNote note={note} />
      <PartnerLoginWidget
        {...widget}
        standalone={mode.standalone}
        hrefs={{
          forgot: hrefOf('forgot-type', { lang, type: TEMPORARY }),
          welcome: hrefOf('welcome', { lang }),
          join: hrefOf('partner-join', { lang }),
        }}
      />
    </AccountPage>
  );
}

import { useLanguage, useText } from '@remote-console/ui';
import { LoginWidget } from '@remote-console/ui/accounts';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { PageNote } from './PageNote.tsx';
import { useLogin } from './useLogin.ts';

/** The login page. Once a session begins, the guards redirect to all devices. */
export function LoginRoute() {
  const text = useText('accounts');
  const lang = useLanguage();
  const { mode } = useServices();
  const { widget, note } = useLogin('people');
  return (
    <AccountPage title={text('loginTitle')} notices={<LatestNoticesWidget />}>
      <PageNote note={note} />
      <LoginWidget
        {...widget}
        links={{
          forgot: hrefOf('forgot', { lang }),
          joinUs: hrefOf('join-us', { lang }),
          freeTrial: mode.client === 'desktop' ? hrefOf('join-us', { lang }) : undefined,
          temporary: hrefOf('welcome', { lang }),
          partnerLogin: hrefOf('partner-login', { lang }),
        }}
      />
    </AccountPage>
  );
}

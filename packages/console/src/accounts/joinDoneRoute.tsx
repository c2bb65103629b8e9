import { useLanguage, useText } from '@remote-console/ui';
import { JoinDone } from '@remote-console/ui/accounts';
import { hrefOf } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';

/** Where external sign-up links lead when they are done. */
export function JoinDoneRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  return (
    <AccountPage title={text('joinDoneTitle')}>
      <JoinDone loginHref={hrefOf('login', { lang })} />
    </AccountPage>
  );
}

import { useLanguage, useText } from '@remote-console/ui';
import { SignUpWidget } from '@remote-console/ui/accounts';
import { Link } from '@remote-console/ui/primitives';
import { hrefOf, useOnward } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './joinRoute.module.css';

/** The sign-up page; it leads back to login at the end (A-JOIN-36). */
export function JoinRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  const onward = useOnward();
  return (
    <AccountPage title={text('signUpTitle')}>
      <SignUpWidget onSignedUp={() => onward(hrefOf('login', { lang }))} />
      <div className={styles.hint}>
        {text('haveAccount')}{' '}
        <Link href={hrefOf('login', { lang })} underlined>
          {text('toLogin')}
        </Link>
      </div>
    </AccountPage>
  );
}

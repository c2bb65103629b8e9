import { useLanguage, useText } from '@remote-console/ui';
import { SignUpWidget } from '@remote-console/ui/accounts';
import { Link } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import { useOnward } from '../routes/onward.ts';
import { hrefOf } from '../routes/paths.ts';
import { AccountPage } from './AccountPage.tsx';

/** The sign-up page; its end leads back to login (A-JOIN-36). */
export function JoinRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  const onward = useOnward();
  return (
    <AccountPage title={text('signUpTitle')}>
      <SignUpWidget onSignedUp={() => onward(hrefOf('login', { lang }))} />
      <Box sx={{ mt: 5, textAlign: 'center', fontSize: 'var(--rc-font-size-dense)', color: 'tone.textSecondary' }}>
        {text('haveAccount')}{' '}
        <Link href={hrefOf('login', { lang })} underlined>
          {text('toLogin')}
        </Link>
      </Box>
    </AccountPage>
  );
}

import { useLanguage, useText } from '@remote-console/ui';
import { RecoveryWidget } from '@remote-console/ui/accounts';
import { Link } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import { hrefs } from '../routes/paths.ts';
import { AccountPage } from './AccountPage.tsx';

/** Finds a forgotten ID and sends the mail for a new password. */
export function ForgotRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  return (
    <AccountPage title={text('forgotTitle')}>
      <RecoveryWidget />
      <Box sx={{ mt: 6, textAlign: 'center', fontSize: 13 }}>
        <Link href={hrefs.login({ lang })}>{text('toLogin')}</Link>
      </Box>
    </AccountPage>
  );
}

import { resetMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { NewPasswordWidget } from '@remote-console/ui/accounts';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefs } from '../routes/paths.ts';
import { AccountPage } from './AccountPage.tsx';

/** Sets a new password: by the key of a mail, or for an ID whose password is too old (A-RESET-01 to A-RESET-03). */
export function NewPasswordRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { userid } = useParams();
  // Kept as it was when the page opened: what is read of the address does not change under a form that is filled in.
  const [mode] = useState(() => resetMode({ key: query.get('key'), userid }));
  if (!mode) return <Navigate to={hrefs.error({ lang, code: 400 })} replace />;
  return (
    <AccountPage title={text('newPasswordTitle')}>
      <NewPasswordWidget mode={mode} onChanged={() => void navigate(hrefs.login({ lang }), { replace: true })} />
    </AccountPage>
  );
}

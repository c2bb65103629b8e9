import { resetMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { NewPasswordWidget } from '@remote-console/ui/accounts';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefOf, TEMPORARY, useOnward } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { BackLink } from './BackLink.tsx';

/**
 * Sets a new password: with the key from an email, or for an ID whose password has expired (A-RESET-01 to A-RESET-03).
 * It ends at login; for temporary users, at theirs. Since a key works once, the page also offers another email.
 */
export function NewPasswordRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  const onward = useOnward();
  const [query] = useSearchParams();
  const { userid } = useParams();
  const partners = useText('partners');
  const isTemporary = query.get('type') === TEMPORARY;
  const login = isTemporary ? 'partner-login' : 'login';
  // Kept as it was when the page opened: a change of the address must not affect a form that is being filled in.
  const [mode] = useState(() => resetMode({ key: query.get('key'), userid }));
  if (!mode) return <Navigate to={hrefOf('error', { lang, code: 400 })} replace />;
  return (
    <AccountPage title={text('newPasswordTitle')}>
      <NewPasswordWidget mode={mode} onChanged={() => onward(hrefOf(login, { lang }), { replace: true })} />
      {mode.kind === 'key' ? (
        <BackLink
          href={isTemporary ? hrefOf('forgot-type', { lang, type: TEMPORARY }) : hrefOf('forgot', { lang })}
          label={isTemporary ? partners('forgotTitle') : text('forgotTitle')}
        />
      ) : (
        <BackLink href={hrefOf('login', { lang })} label={text('toLogin')} />
      )}
    </AccountPage>
  );
}

import { resetMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { NewPasswordWidget } from '@remote-console/ui/accounts';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefOf, TEMPORARY, useOnward } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { BackLink } from './BackLink.tsx';

/**
 * Sets a new password: by the key of a mail, or for an ID whose password is too old (A-RESET-01 to A-RESET-03). Its end
 * leads to login, for temporary users to theirs. A key works once, so the page leads to another mail as well.
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
  // Kept as it was when the page opened: what is read of the address does not change under a form that is filled in.
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

import { readMailLink } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { VerificationWidget } from '@remote-console/ui/accounts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import { AccountPage } from './AccountPage.tsx';

/** Where the links in emails lead; a link that lacks a part is an invalid address (A-VERIFY-01, A-VERIFY-02). */
export function VerifyRoute() {
  const text = useText('accountPages');
  const lang = useLanguage();
  const [query] = useSearchParams();
  const link = readMailLink({ type: query.get('type'), key: query.get('key') });
  if (!link) return <Navigate to={hrefOf('error', { lang, code: 400 })} replace />;
  return (
    <AccountPage title={text('verifyTitle')}>
      <VerificationWidget link={link} homeHref={hrefOf('root', {})} />
    </AccountPage>
  );
}

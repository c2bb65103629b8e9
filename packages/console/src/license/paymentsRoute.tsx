import { useText } from '@remote-console/ui';
import { PaymentsWidget } from '@remote-console/ui/license';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageGuard, PageTitle } from '../page/index.ts';
import { useCurrentSession } from '../services/index.ts';
import { paymentQuery, paymentViewOf } from './paymentAddress.ts';

function Payments({ personId }: { readonly personId: number }) {
  const text = useText('license');
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => paymentViewOf(query), [query]);
  return (
    <>
      <PageTitle title={text('paymentsTitle')} />
      <PaymentsWidget personId={personId} view={view} onViewChange={(next) => setQuery(paymentQuery(next))} />
    </>
  );
}

/** License payments, for the account's managers (C-GUARD-20). */
export function PaymentsRoute() {
  const session = useCurrentSession();
  return <PageGuard name="payments">{session && <Payments personId={session.id} />}</PageGuard>;
}

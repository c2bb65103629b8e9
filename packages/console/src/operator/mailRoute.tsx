import { useLanguage, useText } from '@remote-console/ui';
import { PendingMailWidget } from '@remote-console/ui/operator';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useOperatorAddress } from './useOperatorAddress.ts';

function Mail() {
  const text = useText('frame');
  const lang = useLanguage();
  const { view, onViewChange } = useOperatorAddress();
  return (
    <>
      <PageTitle title={text('operatorMail')} />
      <PendingMailWidget
        page={view.page}
        onPageChange={({ page }) => onViewChange({ view: { search: '', page } })}
        companyHref={({ companyId }) => hrefOf('operator-company', { lang, companyPk: companyId })}
      />
    </>
  );
}

/** The outgoing mail queue, for the service operator. */
export function MailRoute() {
  return (
    <PageGuard name="operator-mail">
      <Mail />
    </PageGuard>
  );
}

import { useLanguage, useText } from '@remote-console/ui';
import { PeopleSearchWidget } from '@remote-console/ui/operator';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useOperatorAddress } from './useOperatorAddress.ts';

function People() {
  const text = useText('frame');
  const lang = useLanguage();
  return (
    <>
      <PageTitle title={text('operatorPeople')} />
      <PeopleSearchWidget
        {...useOperatorAddress()}
        companyHref={({ companyId }) => hrefOf('operator-company', { lang, companyPk: companyId })}
      />
    </>
  );
}

/** The user search across all companies, for the service operator. */
export function PeopleRoute() {
  return (
    <PageGuard name="operator-people">
      <People />
    </PageGuard>
  );
}

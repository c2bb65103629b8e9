import { idOf } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { CompanyDetailWidget } from '@remote-console/ui/operator';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage, PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

function Company({ companyId }: { readonly companyId: number }) {
  const text = useText('operator');
  const lang = useLanguage();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={text('columnCompany')} />
      <CompanyDetailWidget
        companyId={companyId}
        companiesHref={hrefOf('operator-companies', { lang })}
        onMissing={() => setMissing(true)}
      />
    </>
  );
}

/** A single company, for the service operator. */
export function CompanyRoute() {
  const companyId = idOf(useParams()['companyPk']);
  return (
    <PageGuard name="operator-company">
      {companyId !== null && <Company key={companyId} companyId={companyId} />}
    </PageGuard>
  );
}

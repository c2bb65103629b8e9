import { pkOf } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { CompanyDetailWidget } from '@remote-console/ui/operator';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../routes/ErrorPage.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { PageTitle } from '../routes/PageTitle.tsx';
import { hrefOf } from '../routes/paths.ts';

function Company({ companyPk }: { readonly companyPk: number }) {
  const text = useText('operator');
  const lang = useLanguage();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={text('columnCompany')} />
      <CompanyDetailWidget
        companyPk={companyPk}
        companiesHref={hrefOf('operator-companies', { lang })}
        onMissing={() => setMissing(true)}
      />
    </>
  );
}

/** One company, for the operator of the service. */
export function CompanyRoute() {
  const companyPk = pkOf(useParams()['companyPk']);
  return (
    <PageGuard name="operator-company">
      {companyPk !== null && <Company key={companyPk} companyPk={companyPk} />}
    </PageGuard>
  );
}

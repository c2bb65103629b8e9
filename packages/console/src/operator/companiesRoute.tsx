import { type CompanyView, formatCompanyView, parseCompanyView } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { CompaniesWidget } from '@remote-console/ui/operator';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

function Companies() {
  const text = useText('frame');
  const lang = useLanguage();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseCompanyView(Object.fromEntries(query)), [query]);
  const onViewChange = useCallback(
    ({ view: next }: { readonly view: CompanyView }) =>
      setQuery(formatCompanyView(next), { replace: next.search !== view.search }),
    [setQuery, view],
  );
  return (
    <>
      <PageTitle title={text('operatorCompanies')} />
      <CompaniesWidget
        view={view}
        onViewChange={onViewChange}
        companyHref={({ companyId }) => hrefOf('operator-company', { lang, companyPk: companyId })}
      />
    </>
  );
}

/** The companies that use the service, for its operator. */
export function CompaniesRoute() {
  return (
    <PageGuard name="operator-companies">
      <Companies />
    </PageGuard>
  );
}

import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageContainer } from '../frame/index.ts';
import { ErrorPage } from '../page/index.ts';
import { pathWithin, type RouteName } from '../routing/index.ts';

const CompaniesRoute = lazy(async () => ({ default: (await import('../operator/companiesRoute.tsx')).CompaniesRoute }));
const CompanyRoute = lazy(async () => ({ default: (await import('../operator/companyRoute.tsx')).CompanyRoute }));
const PeopleRoute = lazy(async () => ({ default: (await import('../operator/peopleRoute.tsx')).PeopleRoute }));
const MailRoute = lazy(async () => ({ default: (await import('../operator/mailRoute.tsx')).MailRoute }));
const HealthRoute = lazy(async () => ({ default: (await import('../operator/healthRoute.tsx')).HealthRoute }));
const OperatorNoticesRoute = lazy(async () => ({
  default: (await import('../operator/noticesRoute.tsx')).OperatorNoticesRoute,
}));
const OperatorNoticeRoute = lazy(async () => ({
  default: (await import('../operator/noticesRoute.tsx')).OperatorNoticeRoute,
}));
const OperatorProfileRoute = lazy(async () => ({
  default: (await import('../operator/profileRoute.tsx')).OperatorProfileRoute,
}));

const within = (name: RouteName) => pathWithin('operator-companies', name);

/** The service operator's pages. Each page is loaded separately. */
export function OperatorRoutes() {
  return (
    <PageContainer>
      <Routes>
        <Route index element={<CompaniesRoute />} />
        <Route path={within('operator-company')} element={<CompanyRoute />} />
        <Route path={within('operator-people')} element={<PeopleRoute />} />
        <Route path={within('operator-mail')} element={<MailRoute />} />
        <Route path={within('operator-health')} element={<HealthRoute />} />
        <Route path={within('operator-notices')} element={<OperatorNoticesRoute />} />
        <Route path={within('operator-notice')} element={<OperatorNoticeRoute />} />
        <Route path={within('operator-profile')} element={<OperatorProfileRoute />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </PageContainer>
  );
}

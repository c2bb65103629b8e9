import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SectionLayout } from '../frame/index.ts';
import { ErrorPage } from '../page/index.ts';
import { pathWithin, type RouteName } from '../routing/index.ts';
import { SectionIndex } from './SectionIndex.tsx';

const OverviewRoute = lazy(async () => ({ default: (await import('../overview/overviewRoute.tsx')).OverviewRoute }));
const SummaryRoute = lazy(async () => ({ default: (await import('../history/summaryRoute.tsx')).SummaryRoute }));
const ChartRoute = lazy(async () => ({ default: (await import('../history/chartRoute.tsx')).ChartRoute }));
const LogRoute = lazy(async () => ({ default: (await import('../history/logRoute.tsx')).LogRoute }));

const within = (name: RouteName) => pathWithin('statistics', name);

/** The pages of statistics and history (C-ROUTE-21). Each page is loaded separately. */
export function StatisticsRoutes() {
  return (
    <SectionLayout section="statistics">
      <Routes>
        <Route index element={<SectionIndex page="rate-summary" />} />
        <Route path={within('overview')} element={<OverviewRoute />} />
        <Route path={within('rate-summary')} element={<SummaryRoute />} />
        <Route path={within('rate-remote')} element={<ChartRoute key="remote" subject="remote" />} />
        <Route path={within('rate-warning')} element={<ChartRoute key="alert" subject="alert" />} />
        <Route path={within('log-remote')} element={<LogRoute key="remote" log="remote" />} />
        <Route path={within('log-warning')} element={<LogRoute key="warning" log="warning" />} />
        <Route path={within('log-access')} element={<LogRoute key="access" log="access" />} />
        <Route path={within('log-transfer')} element={<LogRoute key="transfer" log="transfer" />} />
        <Route path={within('log-delete')} element={<LogRoute key="delete" log="delete" />} />
        <Route path={within('log-administration')} element={<LogRoute key="administration" log="administration" />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </SectionLayout>
  );
}

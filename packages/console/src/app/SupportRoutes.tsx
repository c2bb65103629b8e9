import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SectionLayout } from '../frame/index.ts';
import { ErrorPage } from '../page/index.ts';
import { pathWithin } from '../routing/index.ts';
import { SectionIndex } from './SectionIndex.tsx';

const DownloadsRoute = lazy(async () => ({
  default: (await import('../downloads/downloadsRoute.tsx')).DownloadsRoute,
}));
const NoticesRoute = lazy(async () => ({ default: (await import('../notices/noticesRoute.tsx')).NoticesRoute }));
const NoticeRoute = lazy(async () => ({ default: (await import('../notices/noticeRoute.tsx')).NoticeRoute }));

/** The pages of downloads and notices (C-ROUTE-47). Each page is loaded separately. */
export function SupportRoutes() {
  return (
    <SectionLayout section="support">
      <Routes>
        <Route index element={<SectionIndex page="downloads" />} />
        <Route path={pathWithin('support', 'downloads')} element={<DownloadsRoute />} />
        <Route path={pathWithin('support', 'notice')} element={<NoticesRoute />} />
        <Route path={pathWithin('support', 'notice-detail')} element={<NoticeRoute />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </SectionLayout>
  );
}

import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageWaiting } from './PageWaiting.tsx';

/** The page of the address, or the error page in its place; another address gives a broken page a new chance. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary place={pathname}>
      <Suspense fallback={<PageWaiting />}>
        <Outlet />
      </Suspense>
    </PageErrorBoundary>
  );
}

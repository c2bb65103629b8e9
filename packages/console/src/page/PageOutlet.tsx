import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageWaiting } from './PageWaiting.tsx';

/** The page for the address, or the error page in its place; a new address gives a broken page another chance. */
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

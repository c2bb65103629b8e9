import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { GuardDecision } from '../routing/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface GuardedProps {
  /** Decides again on each navigation, and when the session changes. */
  readonly guard: () => GuardDecision;
  readonly children: ReactNode;
}

/** Shows a page, or applies its guard's decision instead. */
export function Guarded({ guard, children }: GuardedProps) {
  useLocation();
  const decision = guard();
  switch (decision.kind) {
    case 'open':
      return children;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'error':
      return <ErrorPage code={decision.code} lack={decision.lack} />;
  }
}

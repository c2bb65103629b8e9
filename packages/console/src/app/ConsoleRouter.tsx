import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createBrowserHistory } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

interface ConsoleRouterProps {
  readonly children: ReactNode;
}

/**
 * The router over the browser's history, whose navigations ask before unsaved input would be lost. React Router's
 * blocker needs its data router, which adds 17 KB to the login page and the list (decision 0086).
 */
export function ConsoleRouter({ children }: ConsoleRouterProps) {
  const { unsavedChanges } = useServices();
  const [history] = useState(() => createBrowserHistory(unsavedChanges));
  const { location, navigationType } = useSyncExternalStore(history.subscribe, history.current);
  return (
    // Navigation renders immediately: as a transition it would wait behind every incoming device change.
    <Router navigator={history.navigator} location={location} navigationType={navigationType} useTransitions={false}>
      {children}
    </Router>
  );
}

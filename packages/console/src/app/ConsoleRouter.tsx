import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createBrowserHistory } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

interface ConsoleRouterProps {
  readonly children: ReactNode;
}

/**
 * The router over the history of the browser, whose steps ask before something typed would be lost. The blocker of React
 * Router needs its data router, which costs 17 KB on the login page and on the list (decision 0086).
 */
export function ConsoleRouter({ children }: ConsoleRouterProps) {
  const { unsavedChanges } = useServices();
  const [history] = useState(() => createBrowserHistory(unsavedChanges));
  const { location, navigationType } = useSyncExternalStore(history.subscribe, history.current);
  return (
    // Another address shows at once: as a transition it would wait behind every change of a device that comes in.
    <Router navigator={history.navigator} location={location} navigationType={navigationType} useTransitions={false}>
      {children}
    </Router>
  );
}

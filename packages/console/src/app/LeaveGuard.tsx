import { useContext, useMemo, type ReactNode } from 'react';
import { parsePath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';
import { useServices } from '../services/index.ts';

interface LeaveGuardProps {
  readonly children: ReactNode;
}

/** Where a step leads; the page itself where only its search or its hash changes. */
function pathnameOf(to: To): string {
  const pathname = typeof to === 'string' ? parsePath(to).pathname : to.pathname;
  return pathname ?? window.location.pathname;
}

/**
 * Asks before a step to another address while something typed would be lost by it. The router's own blocker needs the
 * data router, which would double what the login page loads of it; so the steps are held where they begin: here at the
 * navigator that links and `navigate` share, and in `unsavedChanges` at the browser's back and forward.
 */
export function LeaveGuard({ children }: LeaveGuardProps) {
  const { unsavedChanges } = useServices();
  const navigation = useContext(NavigationContext);
  const held = useMemo(() => {
    const { navigator } = navigation;
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: (...step: Parameters<typeof navigator.push>) =>
          unsavedChanges.whenAllowed(() => navigator.push(...step), pathnameOf(step[0])),
        replace: (...step: Parameters<typeof navigator.replace>) =>
          unsavedChanges.whenAllowed(() => navigator.replace(...step), pathnameOf(step[0])),
      },
    };
  }, [navigation, unsavedChanges]);
  return <NavigationContext value={held}>{children}</NavigationContext>;
}

import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useServices } from '../services.ts';

interface LeaveGuardProps {
  readonly children: ReactNode;
}

/**
 * Asks before a step to another address while something typed would be lost by it. The router's own blocker needs the
 * data router, which would double what the login page loads of it; so the steps are held where they begin: here at the
 * navigator that links and `navigate` share, and in `leaving` at the browser's back and forward.
 */
export function LeaveGuard({ children }: LeaveGuardProps) {
  const { leaving } = useServices();
  const navigation = useContext(NavigationContext);
  const held = useMemo(() => {
    const { navigator } = navigation;
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: (...step: Parameters<typeof navigator.push>) => leaving.whenAllowed(() => navigator.push(...step)),
        replace: (...step: Parameters<typeof navigator.replace>) =>
          leaving.whenAllowed(() => navigator.replace(...step)),
      },
    };
  }, [navigation, leaving]);
  return <NavigationContext value={held}>{children}</NavigationContext>;
}

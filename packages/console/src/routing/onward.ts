import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Whether the page that asks is still shown, for what goes on after an answer. A hook. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  // A button can be pressed as soon as the page is drawn, which may be before other effects have run.
  useLayoutEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  return useCallback(() => shown.current, []);
}

/**
 * Leads on from a page once a write is through, or has failed. Whoever has left the page meanwhile stays where they went.
 * A hook.
 */
export function useOnward(): (href: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback((href, options) => void (isShown() && navigate(href, options)), [navigate, isShown]);
}

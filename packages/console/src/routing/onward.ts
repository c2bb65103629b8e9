import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Whether the calling page is still shown, for what happens after an answer. A hook. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  // A button can be pressed as soon as the page is rendered, possibly before other effects have run.
  useLayoutEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  return useCallback(() => shown.current, []);
}

/**
 * Navigates away from a page once a write has succeeded or failed. Users who have left the page meanwhile stay where
 * they are. A hook.
 */
export function useOnward(): (href: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback((href, options) => void (isShown() && navigate(href, options)), [navigate, isShown]);
}

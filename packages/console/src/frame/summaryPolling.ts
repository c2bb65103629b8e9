import { summaryInterval } from '@remote-console/domain';

/** Tells whether the window has the focus, and when that changes. */
export interface WindowFocus {
  readonly isFocused: () => boolean;
  /** Returns how to stop listening. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The focus of this window. */
export const windowFocus: WindowFocus = {
  isFocused: () => document.hasFocus(),
  subscribe: (onChange) => {
    window.addEventListener('focus', onChange);
    window.addEventListener('blur', onChange);
    return () => {
      window.removeEventListener('focus', onChange);
      window.removeEventListener('blur', onChange);
    };
  },
};

/**
 * Calls every 12 seconds while the window has the focus and every 20 minutes while it has not. There is one timer at a
 * time; a change of focus sets it again, and a focus that comes back calls at once. The first call is the caller's own.
 *
 * @returns How to stop.
 */
export function pollSummary(call: () => void, focus: WindowFocus): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let wasFocused = focus.isFocused();
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      arm();
      call();
    }, summaryInterval(focus.isFocused()));
  };
  const unsubscribe = focus.subscribe(() => {
    const isFocused = focus.isFocused();
    if (isFocused === wasFocused) return;
    wasFocused = isFocused;
    arm();
    if (isFocused) call();
  });
  arm();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

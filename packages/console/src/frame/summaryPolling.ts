import { summaryInterval } from '@remote-console/domain';

/** Reports whether the window has focus, and when that changes. */
export interface WindowFocus {
  readonly isFocused: () => boolean;
  /** Returns the unsubscribe function. */
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
 * Calls every 12 seconds while the window has focus and every 20 minutes while it doesn't. There is one timer at a
 * time; a change of focus restarts it, and regaining focus calls right away. The caller makes the first call.
 *
 * @returns The function that stops it.
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

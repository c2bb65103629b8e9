import { useLayoutEffect, type RefObject } from 'react';

/** Focuses an element in the commit that shows it. In an effect after painting, fast typing would be ahead of it. */
export function useStartFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => element.current?.focus(), [element]);
}

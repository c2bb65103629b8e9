import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the focus to an element in the commit that shows it. In an effect after the paint, whoever types at once is ahead
 * of it.
 */
export function useStartFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => element.current?.focus(), [element]);
}

import { useEffect, type RefObject } from 'react';
import { useDragScope } from './dragContext.ts';

/**
 * Keeps a finger that carries something from scrolling the page. The browser asks for that before the finger moves, so
 * the listener is on the element all the time and does nothing until something is carried.
 */
export function useHeldTouch(element: RefObject<HTMLElement | null>): void {
  const scope = useDragScope();
  useEffect(() => {
    const target = element.current;
    if (!target || !scope) return undefined;
    const hold = (event: TouchEvent) => {
      if (scope.isDragging() && event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchmove', hold, { passive: false });
    return () => target.removeEventListener('touchmove', hold);
  });
}

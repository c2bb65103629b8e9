import { useEffect, type RefObject } from 'react';
import { useDragScope } from './dragContext.ts';

/**
 * Keeps a dragging finger from scrolling the page. The browser decides that before the finger moves, so the listener is
 * always on the element and does nothing until a drag starts.
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

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of an element in px, followed while it changes; 0 until it is known. Being hidden is no change.
 *
 * @param wanted Whether anybody needs the width. Measuring a page that was just drawn makes the browser lay it out at once,
 *   and draw again what the width changes.
 */
export function useElementWidth<Element extends HTMLElement>(
  wanted = true,
): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed || !wanted) return undefined;
    setWidth(observed.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [wanted]);
  return [element, width];
}

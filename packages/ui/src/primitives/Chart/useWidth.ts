import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element in whole pixels, kept up to date; 0 until it is known, which is before the first paint. */
export function useWidth(): readonly [place: RefObject<HTMLDivElement | null>, width: number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // The observer also reports the initial width, after layout but before painting.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

import { useEffect, useState } from 'react';

/** Lets an element fill the display, where the browser can. */
export function useFullScreen(element: HTMLElement | null) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = () => setFull(document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = () => {
    // A browser refuses where the page around does not allow it; then everything stays as it is.
    const change = isFull ? document.exitFullscreen() : element?.requestFullscreen();
    change?.catch(() => {});
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}

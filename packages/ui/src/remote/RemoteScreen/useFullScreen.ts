import { useEffect, useState } from 'react';

/** Lets an element use full screen, if the browser can. */
export function useFullScreen(element: HTMLElement | null) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = () => setFull(document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = () => {
    // A browser refuses if the embedding page does not allow it; nothing changes then.
    const change = isFull ? document.exitFullscreen() : element?.requestFullscreen();
    change?.catch(() => {});
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}

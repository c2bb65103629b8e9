import { useLayoutEffect, useState } from 'react';
import { placeCard, pointedArea, type Area } from './placement.ts';

interface Pointed {
  /** What is pointed at, or `null` when it is not on the page. */
  readonly target: Area | null;
  readonly card: { readonly top: number; readonly left: number };
}

function measure(anchors: readonly string[], card: HTMLElement): Pointed {
  const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  let target: Area | null = null;
  for (const anchor of anchors) {
    const box = document.querySelector(anchor)?.getBoundingClientRect();
    target ??= box ? pointedArea(box, window) : null;
  }
  return { target, card: placeCard(target, { width: card.offsetWidth, height: card.offsetHeight }, window) };
}

/** Follows a part of the page, frame by frame, and returns where it is and where the card about it belongs. */
export function usePointed(anchors: readonly string[], card: HTMLElement | null): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useLayoutEffect(() => {
    if (!card) return undefined;
    let frame = 0;
    // Pages fill and headers fold while the tour is over them, and no event reports every such move.
    const look = () => {
      const next = measure(anchors, card);
      setPointed((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [anchors, card]);
  return pointed;
}

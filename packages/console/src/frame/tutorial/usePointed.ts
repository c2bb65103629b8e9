import { useLayoutEffect, useState } from 'react';
import { placeCard, pointedArea, type Area } from './placement.ts';

interface Pointed {
  /** The target's position, or `null` when it is not on the page. */
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

/** Tracks a part of the page, frame by frame, and returns where it is and where its card goes. */
export function usePointed(anchors: readonly string[], card: HTMLElement | null): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useLayoutEffect(() => {
    if (!card) return undefined;
    let frame = 0;
    // Pages load and headers collapse while the tour runs, and no event reports every such shift.
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import styles from './HintBubble.module.css';

/** Space between the hint and its element, and between it and the window edges, in pixels. */
const GAP = 6;
const EDGE = 8;

interface HintBubbleProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** The page scrolled below it. */
  readonly onClose: () => void;
}

/** The text of a hint, above its element, or below it if there is no room. */
export function HintBubble({ anchor, text, onEnter, onLeave, onClose }: HintBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const about = anchor.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const furthest = document.documentElement.clientWidth - EDGE - width;
    const left = Math.max(EDGE, Math.min(furthest, about.left + (about.width - width) / 2));
    const above = about.top - GAP - height;
    current.style.left = `${left}px`;
    current.style.top = `${above >= EDGE ? above : about.bottom + GAP}px`;
  }, [anchor, text]);
  // Its element may be removed with its row, which triggers no event.
  useEffect(() => {
    if (!anchor.isConnected) onClose();
  });
  useEffect(() => {
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('scroll', onClose, { capture: true });
      window.removeEventListener('resize', onClose);
    };
  }, [onClose]);
  return (
    <Floating>
      <div ref={bubble} role="tooltip" className={styles.bubble} onPointerEnter={onEnter} onPointerLeave={onLeave}>
        {text}
      </div>
    </Floating>
  );
}

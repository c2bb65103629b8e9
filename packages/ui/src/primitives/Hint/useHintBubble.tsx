import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { HintBubble } from './HintBubble.tsx';

/** How long the hint stays after the pointer has left, in milliseconds: long enough to reach it. */
const STAY_MS = 120;

/** The text of a hint, and how to show and hide it. */
export interface HintText {
  /** Its element; `null` while hidden. */
  readonly anchor: HTMLElement | null;
  readonly open: (anchor: HTMLElement) => void;
  /** The pointer left: it hides unless the pointer returns, or reaches it. */
  readonly leave: () => void;
  readonly close: () => void;
  /** Render this once, with the text. */
  readonly bubble: (words: string | null) => ReactNode;
}

/** Shows hints, one at a time. */
export function useHintBubble(): HintText {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setAnchor(null), STAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const stay = useCallback(() => setLeaving(false), []);
  const leave = useCallback(() => setLeaving(true), []);
  const close = useCallback(() => setAnchor(null), []);
  const open = useCallback((element: HTMLElement) => {
    setLeaving(false);
    setAnchor(element);
  }, []);
  const bubble = (words: string | null) =>
    anchor &&
    words !== null && <HintBubble anchor={anchor} text={words} onEnter={stay} onLeave={leave} onClose={close} />;
  return { anchor, open, leave, close, bubble };
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { HintBubble } from './HintBubble.tsx';

/** How long the words stay after the pointer has left, in milliseconds: long enough to reach them. */
const STAY_MS = 120;

/** The words of a hint, and what shows them and takes them away. */
export interface HintText {
  /** What they are about; `null` while they are not shown. */
  readonly anchor: HTMLElement | null;
  readonly open: (anchor: HTMLElement) => void;
  /** The pointer left: they go unless it comes back, or reaches them. */
  readonly leave: () => void;
  readonly close: () => void;
  /** Render this once, with what is said. */
  readonly bubble: (words: string | null) => ReactNode;
}

/** Shows words about an element, one at a time. */
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

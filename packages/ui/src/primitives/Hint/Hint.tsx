import { useCallback, useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { ReactNode } from 'react';
import { HintBubble } from './HintBubble.tsx';

/** How long the words stay after the pointer has left, in milliseconds: long enough to reach them. */
const STAY_MS = 120;

/** What the element that is explained has to be given. */
export interface HintTarget {
  readonly 'aria-description'?: string;
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface HintProps {
  /** What is said about the element; without it nothing is. */
  readonly text: string | null;
  /** Draws the element, which must be able to have the focus. */
  readonly children: (target: HintTarget) => ReactNode;
}

const NOTHING: HintTarget = {};

/**
 * Says something about a button before it is pressed: drawn while the pointer is on it or the keyboard at it, and read
 * out as its description. Escape takes the words away. A finger has nothing to hover with: where that matters the words
 * have to be on the page as well.
 */
export function Hint({ text, children }: HintProps) {
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
  if (text === null) return children(NOTHING);

  const open = (element: HTMLElement) => {
    stay();
    setAnchor(element);
  };
  return (
    <>
      {children({
        'aria-description': text,
        onPointerEnter: ({ currentTarget, pointerType }) => pointerType !== 'touch' && open(currentTarget),
        onPointerLeave: leave,
        onPointerDown: close,
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && open(currentTarget),
        onBlur: close,
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || anchor === null) return;
          // Only the words go, and not the dialog around them.
          event.stopPropagation();
          close();
        },
      })}
      {anchor && <HintBubble anchor={anchor} text={text} onEnter={stay} onLeave={leave} onClose={close} />}
    </>
  );
}

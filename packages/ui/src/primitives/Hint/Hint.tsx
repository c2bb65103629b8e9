import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useHintBubble } from './useHintBubble.tsx';

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
 * have to be on the page as well. A list with one for each row is a `HintArea`.
 */
export function Hint({ text, children }: HintProps) {
  const { anchor, open, leave, close, bubble } = useHintBubble();
  if (text === null) return children(NOTHING);

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
      {bubble(text)}
    </>
  );
}

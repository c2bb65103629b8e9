import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useHintBubble } from './useHintBubble.tsx';

/** The props of the explained element. */
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
  /** The explanation of the element; none without it. */
  readonly text: string | null;
  /** Renders the element, which must be focusable. */
  readonly children: (target: HintTarget) => ReactNode;
}

const NOTHING: HintTarget = {};

/**
 * Explains a button before it is clicked: shown on hover or keyboard focus, and announced as its description. Escape
 * hides it. Touch has no hover: if it matters, the text has to be on the page as well. For a list with one per row use
 * a `HintArea`.
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
          // Closes only the hint, not the dialog around it.
          event.stopPropagation();
          close();
        },
      })}
      {bubble(text)}
    </>
  );
}

import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';
import { useHintBubble } from './useHintBubble.tsx';

const EXPLAINED = '[data-hint]';

/** The attributes of an element inside a `HintArea` about which something is said; none where there is nothing to say. */
export const hinted = (text: string | null) => (text === null ? {} : { 'aria-description': text, 'data-hint': '' });

/** The explained element of the area that an event is about. What was opened from it is elsewhere on the page. */
function explainedAt({ target, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  return target.closest<HTMLElement>(EXPLAINED);
}

/** Whether the pointer is still on what it was on before. */
const isInside = (element: HTMLElement, { relatedTarget }: PointerEvent) =>
  relatedTarget instanceof Node && element.contains(relatedTarget);

/**
 * A place with many elements that a `Hint` each would explain, such as a table: they carry what `hinted` gives, and the
 * area listens for all of them, so that an element costs no component and no listener of its own.
 */
export function HintArea({ children, ...area }: ComponentPropsWithoutRef<'div'>) {
  const { anchor, open, leave, close, bubble } = useHintBubble();
  return (
    <div
      {...area}
      onPointerOver={(event) => {
        const element = explainedAt(event);
        if (element && event.pointerType !== 'touch') open(element);
      }}
      onPointerOut={(event) => {
        const element = explainedAt(event);
        if (element && !isInside(element, event)) leave();
      }}
      onPointerDown={(event) => explainedAt(event) && close()}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        const element = explainedAt(event);
        if (element?.matches(':focus-visible')) open(element);
      }}
      onBlur={(event) => explainedAt(event) && close()}
      onKeyDownCapture={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || anchor === null || explainedAt(event) !== anchor) return;
        // Only the words go: neither what has the focus nor the dialog around it shall hear of the key.
        event.stopPropagation();
        close();
      }}
    >
      {children}
      {bubble(anchor && anchor.getAttribute('aria-description'))}
    </div>
  );
}

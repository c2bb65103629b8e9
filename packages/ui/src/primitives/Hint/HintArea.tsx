import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';
import { useHintBubble } from './useHintBubble.tsx';

const EXPLAINED = '[data-hint]';

/** The attributes of an explained element inside a `HintArea`; none without an explanation. */
export const hinted = (text: string | null) => (text === null ? {} : { 'aria-description': text, 'data-hint': '' });

/** The explained element of the area that an event is about. What was opened from it is elsewhere in the DOM. */
function explainedAt({ target, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  return target.closest<HTMLElement>(EXPLAINED);
}

/** Whether the pointer is still on the same element. */
const isInside = (element: HTMLElement, { relatedTarget }: PointerEvent) =>
  relatedTarget instanceof Node && element.contains(relatedTarget);

/**
 * An area with many elements that would each need a `Hint`, such as a table: they have the attributes of `hinted`, and
 * the area listens for all of them, so that an element needs no component and no listener of its own.
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
        // Closes only the hint: neither the focused element nor the dialog around it may receive the key.
        event.stopPropagation();
        close();
      }}
    >
      {children}
      {bubble(anchor && anchor.getAttribute('aria-description'))}
    </div>
  );
}

import type { HTMLAttributes } from 'react';

export interface ScrollAreaProps extends HTMLAttributes<HTMLElement> {
  /** The element type; a `div` by default, which needs a role to have a name. */
  readonly as?: 'div' | 'ul' | 'pre';
}

/** A scrollable area. Focusable, so that the keyboard can scroll it (WCAG 2.1.1); its class sets the height. */
export function ScrollArea({ as: Area = 'div', ...attributes }: ScrollAreaProps) {
  return <Area {...attributes} tabIndex={0} />;
}

import type { HTMLAttributes } from 'react';

export interface ScrollAreaProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is; a `div` by default, which needs a role to have a name. */
  readonly as?: 'div' | 'ul' | 'pre';
}

/** What scrolls on its own. Tab reaches it, so that the keyboard can scroll it too (WCAG 2.1.1); its class gives it the height. */
export function ScrollArea({ as: Area = 'div', ...attributes }: ScrollAreaProps) {
  return <Area {...attributes} tabIndex={0} />;
}

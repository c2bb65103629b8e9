import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { readingKey } from '../readingKey.ts';

/** The index of the button that a key moves to; `null` for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Makes the buttons of a group a single tab stop: the last focused one, and initially `initial`. The arrow keys, Home
 * and End move between them.
 */
export function useRovingTabStop(initial: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const buttonsOf = (group: HTMLElement) => [...group.querySelectorAll('button')];
  return {
    /** The index of the tabbable button. */
    tabStop: focused ?? initial,
    /** For the element around the buttons. */
    group: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const place = buttonsOf(currentTarget).findIndex((button) => button === target);
        if (place >= 0) setFocused(place);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
        const buttons = buttonsOf(event.currentTarget);
        const place = buttons.findIndex((button) => button === event.target);
        const next = placeAfter(readingKey(event), place, buttons.length);
        if (place < 0 || next === null) return;
        event.preventDefault();
        buttons[next]?.focus();
      },
    },
  };
}

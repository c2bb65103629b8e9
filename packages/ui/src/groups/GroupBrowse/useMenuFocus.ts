import { useRef } from 'react';

/** Where the focus goes when a group is gone together with the button of its menu. */
export function useMenuFocus() {
  const box = useRef<HTMLDivElement>(null);
  /** Where the group is whose menu was opened last. */
  const place = useRef(0);
  return {
    /** Belongs around the groups, which can take the focus itself. */
    box,
    /** The menu of the group at a place is opened. */
    noteMenu: (index: number) => {
      place.current = index;
    },
    /** Goes to the menu of the group that is at that place now, or of the last one; without any, around them. */
    focusNearby: () => {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[aria-haspopup=menu]') ?? [])];
      const [next = box.current] = buttons.slice(Math.min(place.current, Math.max(0, buttons.length - 1)));
      next?.focus();
    },
  };
}

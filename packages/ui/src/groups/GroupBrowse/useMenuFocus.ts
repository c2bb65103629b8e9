import { useRef } from 'react';

/** Moves the focus when a group is removed together with its menu button. */
export function useMenuFocus() {
  const box = useRef<HTMLDivElement>(null);
  /** The index of the group whose menu was opened last. */
  const place = useRef(0);
  return {
    /** Attach to the focusable container of the groups. */
    box,
    /** The menu of the group at an index was opened. */
    noteMenu: (index: number) => {
      place.current = index;
    },
    /** Focuses the menu of the group now at that index, or of the last one; without any, the container. */
    focusNearby: () => {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[aria-haspopup=menu]') ?? [])];
      const [next = box.current] = buttons.slice(Math.min(place.current, Math.max(0, buttons.length - 1)));
      next?.focus();
    },
  };
}

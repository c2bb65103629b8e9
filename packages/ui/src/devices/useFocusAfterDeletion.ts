import type { Device } from '@remote-console/api-client';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface FocusAfterDeletion {
  /** Of what contains the list. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Devices were deleted; the list is about to be read again. */
  readonly onDeleted: (devices: readonly Device[]) => void;
}

interface Leaving {
  readonly ids: ReadonlySet<number>;
  /** Where the first of them was. */
  readonly place: number;
}

/** The first place of those in a list; -1 where none of them is. */
const placeOf = (pks: ReadonlySet<number>, devices: readonly Device[]) => devices.findIndex(({ id }) => pks.has(id));

/**
 * Keeps the focus in a list whose row went with the menu that had it: on the menu of the next device, of the one before,
 * or on the list where there is none.
 *
 * @param devices The devices of the list, as they are now.
 */
export function useFocusAfterDeletion(devices: readonly Device[]): FocusAfterDeletion {
  const listRef = useRef<HTMLDivElement>(null);
  const handled = useRef<Leaving | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [lists, setLists] = useState<readonly (readonly Device[])[]>([devices]);
  // An event can take the row away before its deletion is answered.
  if (lists[0] !== devices) setLists([devices, ...lists.slice(0, 1)]);

  useEffect(() => {
    if (leaving === null || handled.current === leaving || placeOf(leaving.ids, devices) >= 0) return;
    handled.current = leaving;
    const list = listRef.current;
    if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const next = devices[Math.min(leaving.place, devices.length - 1)];
    const button = next && list.querySelector<HTMLElement>(`[data-device-menu="${next.id}"]`);
    // Only for this once: a list that could always have the focus would take it with every press.
    if (!button) list.tabIndex = -1;
    (button ?? list).focus();
  }, [devices, leaving]);

  return {
    listRef,
    onDeleted: (gone) => {
      const ids = new Set(gone.map(({ id }) => id));
      const places = lists.map((list) => placeOf(ids, list));
      setLeaving({ ids, place: places.find((place) => place >= 0) ?? 0 });
    },
  };
}

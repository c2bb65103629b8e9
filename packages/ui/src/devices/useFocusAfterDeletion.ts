import type { Device } from '@remote-console/api-client';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface FocusAfterDeletion {
  /** The container of the list. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Devices were deleted; the list is about to be reloaded. */
  readonly onDeleted: (devices: readonly Device[]) => void;
}

interface Leaving {
  readonly ids: ReadonlySet<number>;
  /** The index of the first of them. */
  readonly place: number;
}

/** The first index of those in a list; -1 if there is none. */
const placeOf = (pks: ReadonlySet<number>, devices: readonly Device[]) => devices.findIndex(({ id }) => pks.has(id));

/**
 * Keeps the focus in a list whose row disappeared with its menu: on the menu of the next device, of the previous one,
 * or on the list if there is none.
 *
 * @param devices The current devices of the list.
 */
export function useFocusAfterDeletion(devices: readonly Device[]): FocusAfterDeletion {
  const listRef = useRef<HTMLDivElement>(null);
  const handled = useRef<Leaving | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [lists, setLists] = useState<readonly (readonly Device[])[]>([devices]);
  // An event can remove the row before its deletion is answered.
  if (lists[0] !== devices) setLists([devices, ...lists.slice(0, 1)]);

  useEffect(() => {
    if (leaving === null || handled.current === leaving || placeOf(leaving.ids, devices) >= 0) return;
    handled.current = leaving;
    const list = listRef.current;
    if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const next = devices[Math.min(leaving.place, devices.length - 1)];
    const button = next && list.querySelector<HTMLElement>(`[data-device-menu="${next.id}"]`);
    // Only this once: a permanently focusable list would take the focus with every click.
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

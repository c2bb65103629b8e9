import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in place when its row is removed, as an item that is read is from the unread ones: the row that takes
 * its place gets it, else the list.
 *
 * @param IDs The IDs of the rows, in order. A row has its own in `data-item`.
 * @returns What to attach to the list.
 */
export function useKeptFocus(pks: readonly number[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useEffect(() => {
    const rows = list.current;
    if (!rows) return undefined;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-item]') : null;
      const id = row?.getAttribute('data-item') ?? '';
      focused.current = row ? { id, place: [...rows.children].indexOf(row) } : null;
    };
    rows.addEventListener('focusin', remember);
    return () => rows.removeEventListener('focusin', remember);
  }, []);
  const order = pks.join();
  useLayoutEffect(() => {
    const had = focused.current;
    if (had === null || document.activeElement !== document.body) return;
    focused.current = null;
    if (order.split(',').includes(had.id)) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(had.place, rows.length - 1)]?.querySelector<HTMLElement>('button');
    (next ?? list.current)?.focus();
  }, [order]);
  return list;
}

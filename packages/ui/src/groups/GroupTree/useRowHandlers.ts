import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowHandlers } from './GroupTreeRow.tsx';

/** Stable functions that call those of the latest render. */
export function useRowHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo<RowHandlers>(
    () => ({
      onChoose: (line) => latest.current.onChoose(line),
      onToggle: (line) => latest.current.onToggle(line),
      onFocused: (key) => latest.current.onFocused(key),
      onPointerDown: (event, line) => latest.current.onPointerDown(event, line),
      onOpenMenu: (line, anchor) => latest.current.onOpenMenu(line, anchor),
      onElement: (key, element) => latest.current.onElement(key, element),
    }),
    [],
  );
}

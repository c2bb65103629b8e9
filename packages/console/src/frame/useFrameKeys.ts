import { useEffect, useRef } from 'react';

interface FrameKeys {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
}

const WRITES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a key types text rather than triggering a shortcut. */
const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.closest(WRITES) !== null;

/** Whether something is open that has to be answered or closed first. */
const isBlocked = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/**
 * Shortcuts that work everywhere in the frame: Ctrl or Cmd+K opens the search, `?` the list of shortcuts. Neither works
 * during IME composition or over an open dialog or menu.
 */
export function useFrameKeys(keys: FrameKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isPalette = isCommand && (event.key.toLowerCase() === 'k' || event.code === 'KeyK');
      const isShortcuts = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPalette && (!isShortcuts || isWriting(event.target))) return;
      event.preventDefault();
      if (isBlocked()) return;
      if (isPalette) latest.current.onPalette();
      else latest.current.onShortcuts();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

import { useEffect, useRef } from 'react';

/** The keys of the window. */
export type SessionKey = 'bar' | 'screen' | 'terminal' | 'files' | 'newTerminal' | 'nextTerminal' | 'shortcuts' | 'end';

/** The keys, each with Ctrl, Alt and Shift, which no shell and no desktop uses. */
export const SESSION_KEYS = {
  KeyB: { key: 'B', does: 'bar' },
  Digit1: { key: '1', does: 'screen' },
  Digit2: { key: '2', does: 'terminal' },
  Digit3: { key: '3', does: 'files' },
  KeyT: { key: 'T', does: 'newTerminal' },
  KeyN: { key: 'N', does: 'nextTerminal' },
  KeyK: { key: 'K', does: 'shortcuts' },
  KeyE: { key: 'E', does: 'end' },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly does: SessionKey }>>;

const isSessionKey = (code: string): code is keyof typeof SESSION_KEYS => Object.hasOwn(SESSION_KEYS, code);

/** Handles the keys of the window before the view does, which would send every key to the device. */
export function useSessionKeys(isOn: boolean, onKey: (key: SessionKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || !event.shiftKey || event.isComposing || !isSessionKey(event.code)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(SESSION_KEYS[event.code].does);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn]);
}

import { useEffect, useRef, useState } from 'react';
import type { ScreenActs } from './useScreenActs.ts';
import type { ScreenState } from './screenState.ts';

/** Whether the browser lets the page read the clipboard without asking. */
async function mayRead(): Promise<boolean> {
  try {
    // Chromium knows this name; other browsers reject it, and they never let a page read without asking.
    const name: string = 'clipboard-read';
    const { state } = await navigator.permissions.query({ name: name as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** Copies a text to the clipboard of this computer. */
export async function takeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Synchronizes the clipboards of this computer and of the device, if the browser allows it.
 *
 * @param area What the person focuses to continue with the device.
 */
export function useClipboard(area: HTMLElement | null, copied: ScreenState['copied'], acts: ScreenActs) {
  const [isAutomatic, setAutomatic] = useState(false);
  const known = useRef('');
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    if (!copied) return;
    known.current = copied.text;
    if (document.hasFocus()) void takeText(copied.text);
  }, [copied]);

  useEffect(() => {
    if (!area) return undefined;
    let isOver = false;
    const send = async () => {
      const allowed = await mayRead();
      if (isOver) return;
      setAutomatic(allowed);
      if (!allowed || latest.current.refusal !== null) return;
      const text = await navigator.clipboard.readText().catch(() => '');
      if (isOver || text === '' || text === known.current) return;
      known.current = text;
      latest.current.paste(text);
    };
    const listener = () => void send();
    area.addEventListener('focusin', listener);
    return () => {
      isOver = true;
      area.removeEventListener('focusin', listener);
    };
  }, [area]);

  return { isAutomatic };
}

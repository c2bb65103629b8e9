import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import type { RfbClient } from './rfbClient.ts';

/**
 * Makes the canvas of noVNC keyboard-accessible: it has a name, Tab moves to it, and since the device gets every key
 * while it has the focus, Ctrl+Alt+Home returns to the tools.
 */
export function useScreenKeyboard(
  target: HTMLElement | null,
  root: HTMLElement | null,
  label: string,
  client: RfbClient | null,
): void {
  const text = useText('remoteScreen');
  const leaveHint = text('leaveHint');
  useEffect(() => {
    const canvas = target?.querySelector('canvas');
    if (!canvas || !client) return;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', label);
    canvas.setAttribute('aria-description', leaveHint);
  }, [target, client, label, leaveHint]);

  useEffect(() => {
    if (!target || !root) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Home' || !event.ctrlKey || !event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const tools = [...root.querySelectorAll<HTMLElement>('button, select')];
      tools.find((tool) => tool.offsetParent !== null)?.focus();
    };
    target.addEventListener('keydown', leave, { capture: true });
    return () => target.removeEventListener('keydown', leave, { capture: true });
  }, [target, root]);
}

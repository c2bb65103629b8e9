import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateFocus } from './useLateFocus.ts';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  host.remove();
});

function Dialog() {
  const field = useRef<HTMLInputElement>(null);
  useLateFocus(field, true);
  return <input ref={field} defaultValue="KIOSK-12" />;
}

it('the field of a dialog has the focus 600 ms after it opened, and not before [B-EDIT-28]', () => {
  flushSync(() => root.render(<Dialog />));
  const field = host.querySelector('input');
  vi.advanceTimersByTime(599);
  expect(document.activeElement).not.toBe(field);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(field);
});

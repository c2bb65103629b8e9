// @vitest-environment jsdom
import { createElement, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { ApiProvider, useApi } from './ApiProvider.ts';
import { useConsoleEvents } from './events.ts';

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
});

it('what happens as soon as the screen has changed is judged by what is on it then', async () => {
  const heard: string[] = [];
  let change: (shown: string) => void = () => undefined;
  let happen: () => void = () => undefined;
  function Watcher() {
    const [shown, setShown] = useState('before');
    const { events } = useApi();
    useConsoleEvents(() => void heard.push(shown));
    useEffect(() => {
      change = setShown;
      happen = () => events.tell({ type: 'device_removed', deviceId: 1 });
    }, [events]);
    return createElement('p', null, shown);
  }
  const page = document.createElement('div');
  const client = createApiClient({ origin: 'https://console.example', token: () => '', language: () => 'en' });
  root = createRoot(page);
  root.render(createElement(ApiProvider, { client }, createElement(Watcher)));
  await vi.waitFor(() => expect(page.textContent).toBe('before'));
  await vi.waitFor(() => (happen(), expect(heard).toContain('before')));
  // Runs between the change of the page and the effects that React defers.
  new MutationObserver(() => happen()).observe(page, { characterData: true, subtree: true });
  change('after');
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
  expect(heard.at(-1)).toBe('after');
});

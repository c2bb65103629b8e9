// @vitest-environment jsdom
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { wireAnswer } from '../contract.ts';
import { aGroup } from '../testing/data.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useEventRefresh } from './events.ts';
import { useGroups, useGroupWrites } from './groups.ts';

const ORIGIN = 'https://console.example';
/** How long a read takes: longer than the pause between an event and its refresh. */
const SLOWNESS_MS = 1500;
const encoder = new TextEncoder();

let root: Root | null = null;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  root?.unmount();
  root = null;
  vi.useRealTimers();
});

/** Lets time pass, with whatever React and the server do in it. */
async function after(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resume) => setImmediate(resume));
  }
}

/** A tree of one group over a slow server, which sends an event after each change like the real one. */
async function openTree() {
  const server = { name: 'Lobby' };
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const happen = () => stream?.enqueue(encoder.encode('data: {"type":"groups_changed"}\n\n'));
  const send = async (request: Request) => {
    if (request.url.endsWith('/events')) {
      return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }));
    }
    if (request.method === 'PUT') {
      server.name = 'Hall';
      happen();
      return Response.json({ status: 200, objects: [] });
    }
    const objects = [aGroup({ id: 11, name: server.name })];
    await new Promise((resume) => setTimeout(resume, SLOWNESS_MS));
    return Response.json(wireAnswer('listGroups', { status: 200, meta: { totalCount: 1 }, objects }));
  };
  const options = { token: () => '', onEvent: () => undefined, origin: ORIGIN, fetch: send };
  const shown: { name: string | undefined; change: ReturnType<typeof useGroupWrites>['change'] | null } = {
    name: undefined,
    change: null,
  };
  function Tree() {
    useEventRefresh(options);
    const name = useGroups().data?.objects[0]?.name;
    const { change } = useGroupWrites();
    useEffect(() => {
      shown.name = name;
      shown.change = change;
    });
    return null;
  }
  const client = createApiClient({ origin: ORIGIN, token: () => '', language: () => 'en', fetch: send });
  root = createRoot(document.createElement('div'));
  root.render(
    createElement(
      SWRConfig,
      { value: { provider: () => new Map() } },
      createElement(ApiProvider, { client }, createElement(Tree)),
    ),
  );
  await after(2 * SLOWNESS_MS);
  expect(shown.name).toBe('Lobby');
  return { server, shown, happen };
}

it('a write has ended when what it changed is shown, although its own event has read it once more meanwhile', async () => {
  const { shown } = await openTree();
  const write = async () => {
    await shown.change?.(11, { name: 'Hall' });
    return shown.name;
  };
  const shownAtItsEnd = write();
  await after(5 * SLOWNESS_MS);
  expect(await shownAtItsEnd).toBe('Hall');
});

it('steady events leave a server that is slower than they are the time to answer', async () => {
  const { server, shown, happen } = await openTree();
  server.name = 'Hall';
  for (let event = 0; event < 10; event += 1) {
    happen();
    await after(500);
  }
  expect(shown.name).toBe('Hall');
});

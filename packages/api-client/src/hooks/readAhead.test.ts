// @vitest-environment jsdom
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { wireAnswer, type DeviceListQuery } from '../contract.ts';
import { aDevice } from '../testing/data.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useDevices, useReadDevicesAhead } from './devices.ts';

const pageAt = (offset: number): DeviceListQuery => ({ limit: 24, offset });

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
});

/** A screen that shows the name of the first device of a page, and can prefetch pages. */
function openScreen(answer: (offset: string | null) => Response | Promise<Response>) {
  const asked: (string | null)[] = [];
  const client = createApiClient({
    origin: 'https://console.example',
    token: () => 'session-token',
    language: () => 'en',
    fetch: async ({ url }) => {
      const offset = new URL(url).searchParams.get('offset');
      asked.push(offset);
      return answer(offset);
    },
  });
  const seen: (string | undefined)[] = [];
  const screen: { readAhead: ReturnType<typeof useReadDevicesAhead> } = { readAhead: async () => undefined };
  function Screen({ offset }: { readonly offset: number }) {
    const readAhead = useReadDevicesAhead();
    const alias = useDevices(pageAt(offset)).data?.objects[0]?.alias;
    useEffect(() => {
      screen.readAhead = readAhead;
    });
    useEffect(() => void seen.push(alias));
    return null;
  }
  const drawn = createRoot(document.body.appendChild(document.createElement('div')));
  root = drawn;
  const cache = new Map();
  const show = (offset: number) =>
    drawn.render(
      createElement(SWRConfig, { value: { provider: () => cache, dedupingInterval: 0 } }, [
        createElement(ApiProvider, { key: 'api', client }, createElement(Screen, { offset })),
      ]),
    );
  return { show, seen, asked, readAhead: async (offset: number) => screen.readAhead(pageAt(offset)) };
}

const named = (offset: string | null) =>
  Response.json(
    wireAnswer('listDevices', {
      status: 200,
      meta: { totalCount: 100 },
      objects: [aDevice({ alias: `KIOSK at ${offset}` })],
    }),
  );

it('a page that was read ahead shows without waiting, and is read again when it opens', async () => {
  const screen = openScreen(named);
  screen.show(0);
  await vi.waitFor(() => expect(screen.seen.at(-1)).toBe('KIOSK at 0'));
  await screen.readAhead(24);
  screen.seen.length = 0;
  screen.show(24);
  await vi.waitFor(() => expect(screen.asked).toEqual(['0', '24', '24']));
  expect(new Set(screen.seen)).toEqual(new Set(['KIOSK at 24']));
});

it('a page that is there or on its way is not read ahead again', async () => {
  const screen = openScreen(named);
  screen.show(0);
  await vi.waitFor(() => expect(screen.seen.at(-1)).toBe('KIOSK at 0'));
  await screen.readAhead(0);
  await Promise.all([screen.readAhead(24), screen.readAhead(24)]);
  await screen.readAhead(24);
  expect(screen.asked).toEqual(['0', '24']);
});

it('a page that could not be read ahead is read when it opens', async () => {
  let fails = true;
  const screen = openScreen((offset) => (offset === '24' && fails ? Response.error() : named(offset)));
  screen.show(0);
  await vi.waitFor(() => expect(screen.seen.at(-1)).toBe('KIOSK at 0'));
  await screen.readAhead(24);
  fails = false;
  screen.show(24);
  await vi.waitFor(() => expect(screen.seen.at(-1)).toBe('KIOSK at 24'));
});

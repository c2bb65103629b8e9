// @vitest-environment jsdom
import { createElement, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { wireAnswer } from '../contract.ts';
import { aDevice } from '../testing/data.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useDevices } from './devices.ts';

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
});

interface Call {
  readonly search: string | null;
  readonly signal: AbortSignal;
  readonly answer: () => void;
}

interface Seen {
  readonly alias: string | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
}

/** A screen whose lists show search results, and the calls that it made; each is answered when the test says so. */
function openScreen({ lists = 1 } = {}) {
  const calls: Call[] = [];
  const client = createApiClient({
    origin: 'https://console.example',
    token: () => 'session-token',
    language: () => 'en',
    fetch: async ({ url, signal }) => {
      const search = new URL(url).searchParams.get('search_value');
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(signal.reason));
      const found = { status: 200, meta: { totalCount: 1 }, objects: [aDevice({ alias: `found by ${search}` })] };
      calls.push({ search, signal, answer: () => resolve(Response.json(wireAnswer('listDevices', found))) });
      return promise;
    },
  });
  const seen: Seen[] = [];
  const onError = vi.fn();
  function List({ search }: { readonly search: string }) {
    const { data, error, isLoading } = useDevices({ searchKey: 'any', searchValue: search });
    const alias = data?.objects[0]?.alias;
    const failed = error !== undefined;
    useEffect(() => void seen.push({ alias, failed, loading: isLoading }), [alias, failed, isLoading]);
    return null;
  }
  const drawn = createRoot(document.body.appendChild(document.createElement('div')));
  root = drawn;
  const cache = new Map();
  const show = (...searches: readonly string[]) =>
    drawn.render(
      createElement(
        StrictMode,
        null,
        createElement(
          SWRConfig,
          { value: { provider: () => cache, onError } },
          createElement(
            ApiProvider,
            { client },
            Array.from({ length: lists }, (_, index) =>
              createElement(List, { key: index, search: searches[index] ?? searches[0] ?? '' }),
            ),
          ),
        ),
      ),
    );
  const asked = async (search: string, times = 1): Promise<Call> => {
    const matching = () => calls.filter((call) => call.search === search);
    await vi.waitFor(() => expect(matching()).toHaveLength(times));
    const call = matching().at(-1);
    if (!call) throw new Error(`Nothing was searched for by ${search}.`);
    return call;
  };
  return { show, asked, seen, onError };
}

it('the next letter gives up the search before it, and the rows of before stay until its answer', async () => {
  const screen = openScreen();
  screen.show('k');
  (await screen.asked('k')).answer();
  await vi.waitFor(() => expect(screen.seen.at(-1)?.alias).toBe('found by k'));
  screen.show('ki');
  const second = await screen.asked('ki');
  screen.show('kio');
  const third = await screen.asked('kio');
  await vi.waitFor(() => expect(second.signal.aborted).toBe(true));
  expect(screen.seen.at(-1)).toEqual({ alias: 'found by k', failed: false, loading: true });
  third.answer();
  await vi.waitFor(() => expect(screen.seen.at(-1)?.alias).toBe('found by kio'));
  expect(third.signal.aborted).toBe(false);
  expect(screen.seen.some(({ failed }) => failed)).toBe(false);
  expect(screen.onError).not.toHaveBeenCalled();
});

it('what was given up is asked for again when it is wanted again, and waits meanwhile', async () => {
  const screen = openScreen();
  screen.show('k');
  const first = await screen.asked('k');
  screen.show('ki');
  await vi.waitFor(() => expect(first.signal.aborted).toBe(true));
  screen.show('k');
  (await screen.asked('k', 2)).answer();
  await vi.waitFor(() => expect(screen.seen.at(-1)).toEqual({ alias: 'found by k', failed: false, loading: false }));
  expect(screen.seen.some(({ failed }) => failed)).toBe(false);
});

it('a read that another list waits for goes on', async () => {
  const screen = openScreen({ lists: 2 });
  screen.show('k', 'k');
  const shared = await screen.asked('k');
  screen.show('ki', 'k');
  await screen.asked('ki');
  shared.answer();
  await vi.waitFor(() => expect(screen.seen.at(-1)?.alias).toBe('found by k'));
  expect(shared.signal.aborted).toBe(false);
});

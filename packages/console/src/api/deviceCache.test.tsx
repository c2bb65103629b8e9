// @vitest-environment jsdom
import { readingOf, rememberReadings } from '@remote-console/api-client/react';
import { DEVICE_CACHE_AGE_MS } from '@remote-console/domain';
import { createRoot, type Root } from 'react-dom/client';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../storage/browserStorage.ts';
import { createDeviceCache, HELD_LISTS, KEPT_LISTS, type DeviceCache } from './deviceCache.ts';

const START = Date.parse('2026-11-21T03:00:00Z');
/** The name of a list in the cache. */
const listOf = (page: number) =>
  JSON.stringify(['remote-console', '/devices', { params: { query: { offset: page } } }]);

let time = START;
let storage = memoryStore();
const fetches = vi.fn<(key: unknown) => Promise<{ readonly rows: string }>>();
const roots: Root[] = [];

beforeEach(() => {
  time = START;
  storage = memoryStore();
  fetches.mockReset().mockImplementation(async () => ({ rows: `list ${fetches.mock.calls.length}` }));
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

function List({ cacheKey }: { readonly cacheKey: string }) {
  const { data, error, mutate } = useSWR<{ readonly rows: string }>(cacheKey, fetches, { dedupingInterval: 0 });
  const { isKept, readAt } = readingOf({ data, error });
  const mark = isKept ? ` kept since ${Number(readAt) - START}` : '';
  return <button onClick={() => void mutate()}>{data ? `${data.rows}${mark}` : 'waiting'}</button>;
}

interface PageInput {
  readonly viewer?: string;
  readonly company?: number;
  readonly cacheKey?: string;
  readonly contract?: string;
}

/** Opens a list's page again, as a reload does: a new cache over the same storage. */
function openPage({ viewer = 'ada', company = 1, cacheKey = listOf(0), contract = 'now' }: PageInput = {}) {
  const cache: DeviceCache = createDeviceCache({
    storage,
    now: () => time,
    contract,
    viewer: () => ({ loginId: viewer, companyId: company }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const data = cache.provider();
  const draw = (shown: boolean) =>
    root.render(
      <SWRConfig value={{ provider: () => data, use: [rememberReadings, cache.middleware] }}>
        {shown && <List cacheKey={cacheKey} />}
      </SWRConfig>,
    );
  draw(true);
  return {
    cache,
    shows: (words: string) => vi.waitFor(() => expect(place.textContent).toBe(words)),
    refresh: () => place.querySelector('button')?.click(),
    leave: async () => {
      draw(false);
      await vi.waitFor(() => expect(place.textContent).toBe(''));
    },
    comeBack: () => draw(true),
  };
}

const settled = () => new Promise((resume) => setTimeout(resume, 50));

describe('a device list', () => {
  it('is kept here and shown from there when it is recent, marked until the server has answered [B-CACHE-01]', async () => {
    await openPage().shows('list 1');
    expect(storage.getItem('device_list_cache')).toContain('list 1');
    time += 60_000;
    const answer = Promise.withResolvers<{ readonly rows: string }>();
    fetches.mockImplementation(() => answer.promise);
    const page = openPage();
    await page.shows('list 1 kept since 0');
    answer.resolve({ rows: 'list 2' });
    await page.shows('list 2');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('that is the same as the kept one is not marked any more', async () => {
    fetches.mockImplementation(async () => ({ rows: 'the same list' }));
    await openPage().shows('the same list');
    time += 60_000;
    await openPage().shows('the same list');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('is not shown when another release has kept it, whose lists have another form', async () => {
    await openPage({ contract: 'before' }).shows('list 1');
    const answer = Promise.withResolvers<{ readonly rows: string }>();
    fetches.mockImplementation(() => answer.promise);
    const page = openPage({ contract: 'now' });
    await page.shows('waiting');
    answer.resolve({ rows: 'list 2' });
    await page.shows('list 2');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('stays marked when the server cannot be asked', async () => {
    await openPage().shows('list 1');
    fetches.mockRejectedValue(new TypeError('Failed to fetch'));
    await openPage().shows('list 1 kept since 0');
    await settled();
    await openPage().shows('list 1 kept since 0');
    expect(storage.getItem('device_list_cache')).toContain('list 1');
  });

  it('is not fetched again on opening the page for one hour [B-CACHE-03]', async () => {
    const page = openPage();
    await page.shows('list 1');
    await page.leave();
    time = START + DEVICE_CACHE_AGE_MS;
    page.comeBack();
    await page.shows('list 1');
    await settled();
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  it('is fetched again on opening the page once changes are no longer announced', async () => {
    const page = openPage();
    await page.shows('list 1');
    await page.leave();
    page.cache.distrust();
    page.comeBack();
    await page.shows('list 2');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('is let go when many others were looked at since; the one on the screen never is', async () => {
    const { cache } = openPage();
    const data = cache.provider();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    roots.push(root);
    const names = new Set<string>();
    for (let page = 0; page < HELD_LISTS * 2; page += 1) {
      root.render(
        <SWRConfig value={{ provider: () => data, use: [rememberReadings, cache.middleware] }}>
          <List cacheKey={listOf(-1)} />
          <List key={page} cacheKey={listOf(page)} />
        </SWRConfig>,
      );
      await vi.waitFor(() => {
        const list = [...data.keys()].find((key) => key === listOf(page));
        expect(data.get(list ?? '')?.data?.rows).toMatch(/^list/);
        expect(place.lastElementChild?.textContent).toBe(data.get(list ?? '')?.data?.rows);
      });
      names.add(place.firstElementChild?.textContent ?? '');
    }
    const held = [...data.keys()].filter((key) => key.includes('/devices'));
    expect(held.length).toBeLessThanOrEqual(HELD_LISTS);
    expect(held.includes(listOf(-1))).toBe(true);
    expect(names.size).toBe(1);
  });

  it('is fetched again when it is older [B-CACHE-02]', async () => {
    await openPage().shows('list 1');
    time = START + DEVICE_CACHE_AGE_MS + 1;
    await openPage().shows('list 2');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('is fetched again after a device changed its state, whatever its age', async () => {
    const page = openPage();
    await page.shows('list 1');
    await page.leave();
    page.cache.expire();
    expect(storage.getItem('device_list_cache')).toBeNull();
    page.comeBack();
    await page.shows('list 2');
  });

  it('is fetched again by the refresh button [B-CACHE-05]', async () => {
    const page = openPage();
    await page.shows('list 1');
    page.refresh();
    await page.shows('list 2');
    expect(storage.getItem('device_list_cache')).toContain('list 2');
  });

  it('of one person is never shown to another [B-CACHE-07]', async () => {
    await openPage({ viewer: 'ada' }).shows('list 1');
    await openPage({ viewer: 'bob' }).shows('list 2');
    expect(storage.getItem('device_list_cache')).not.toContain('ada');
  });

  it('of one company is never shown in another', async () => {
    await openPage({ company: 1 }).shows('list 1');
    fetches.mockReturnValue(new Promise(() => undefined));
    await openPage({ company: 2 }).shows('waiting');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('of one question is never shown for another', async () => {
    await openPage({ cacheKey: listOf(0) }).shows('list 1');
    fetches.mockReturnValue(new Promise(() => undefined));
    await openPage({ cacheKey: listOf(24) }).shows('waiting');
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it('is one of a few: an old one makes room', async () => {
    for (let page = 0; page < KEPT_LISTS + 2; page += 1) {
      await openPage({ cacheKey: listOf(page) }).shows(`list ${page + 1}`);
    }
    expect(JSON.parse(storage.getItem('device_list_cache') ?? '')).toHaveLength(KEPT_LISTS);
  });

  it.each(['{', '{}', '[["k"]]', '[["k",{"storedAt":"x"}]]', 'null'])('that is damaged is none: %s', async (text) => {
    storage.setItem('device_list_cache', text);
    await openPage().shows('list 1');
    expect(fetches).toHaveBeenCalledTimes(1);
  });
});

describe('another read', () => {
  it('is fetched whenever its page opens', async () => {
    const cacheKey = JSON.stringify(['remote-console', '/groups', {}]);
    await openPage({ cacheKey }).shows('list 1');
    await openPage({ cacheKey }).shows('list 2');
    expect(storage.getItem('device_list_cache')).toBeNull();
  });
});

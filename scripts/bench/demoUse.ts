/** People using the demo nonstop: lists, searches, groups, screenshots, the overview, changes and event streams. */
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { logIn } from './fleetServer.ts';

export const DEMO_PASSWORD = 'Demo!2345';
export const MANAGER = 'manager@demo.example';
const PEOPLE = [MANAGER, 'submanager@demo.example', 'user@demo.example'] as const;
const PAGES = 10;
const ROWS = 24;
/** Screenshots that a wall requests at a time. */
const TILES = 12;
/** How long one of them views a page with an event stream before opening another one, in milliseconds. */
const STREAM_MS = 10_000;
const SEARCHES = ['ki', 'pos', 'a', 'b', 's'] as const;
/** Reads that occur less often than pages of the list. */
const SELDOM = ['/overview', '/overview/use', '/history/remote?limit=20', '/audit?limit=20', '/inbox'] as const;
const SELDOM_EVERY = 5;
const CHANGE_EVERY = 7;
const LOGIN_EVERY = 20;

async function hearEvents(origin: string, headers: Readonly<Record<string, string>>, until: number): Promise<void> {
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(STREAM_MS);
    const stream = await fetch(`${origin}${API_BASE}/events`, { headers, signal }).catch(() => null);
    await stream?.text().catch(() => '');
  }
}

/** One person at work; how many requests they made. */
async function use(origin: string, person: string, until: number): Promise<number> {
  let headers = { token: await logIn(origin, person, DEMO_PASSWORD) };
  let requests = 0;
  const read = async (address: string, base: string = API_BASE) => {
    requests += 1;
    return (await fetch(`${origin}${base}${address}`, { headers })).text();
  };
  const first = JSON.parse(await read('/devices?limit=100')) as {
    readonly objects: readonly { readonly pk: number }[];
  };
  const pks = first.objects.map(({ pk }) => pk);
  const streams = hearEvents(origin, headers, until);
  for (let round = 0; performance.now() < until; round += 1) {
    const order = round % 2 === 0 ? 'asc' : 'desc';
    await read(`/devices?limit=${ROWS}&offset=${(round % PAGES) * ROWS}&by=alias&order=${order}`);
    const search = `${SEARCHES[round % SEARCHES.length]}${round % 100}`;
    await read(`/devices?limit=${ROWS}&search_key=alias&search_value=${search}`);
    for (const address of ['/groups', '/devices/summary', '/start']) await read(address);
    const wall = pks.slice((round * TILES) % pks.length).slice(0, TILES);
    await Promise.all(wall.map((pk) => read(`/live_view/${pk}`, '')));
    if (round % SELDOM_EVERY === 0) for (const address of SELDOM) await read(address);
    if (round % CHANGE_EVERY === 0) {
      const body = JSON.stringify({ memo: `round ${round}` });
      const change = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body };
      await (await fetch(`${origin}${API_BASE}/devices/${pks[round % pks.length]}`, change)).text();
    }
    if (round % LOGIN_EVERY === LOGIN_EVERY - 1) headers = { token: await logIn(origin, person, DEMO_PASSWORD) };
  }
  await streams;
  return requests;
}

/** Makes everybody use the demo for a while; how many requests that took. */
export async function useDemo(origin: string, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  const counts = await Promise.all(PEOPLE.map((person) => use(origin, person, until)));
  await pause(STREAM_MS / 2);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The browser of the benchmark, and what it reports about a page. */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import { API_BASE } from '@remote-console/api-client/contract';
import { launchOptions } from '../chromium.ts';
import type { ListServer } from './child.ts';

/** What the pages of the benchmark record for it. */
export interface Watch {
  /** Sum of the layout shifts not caused by a press. */
  shift: number;
  longTasks: { readonly start: number; readonly duration: number }[];
  /** When the awaited element was painted, in milliseconds since the navigation. */
  painted: (isThere: () => boolean) => Promise<number>;
  /** Waits for the next press, and then for the result it should show. */
  pressed: (isThere: () => boolean) => Promise<Press>;
}

/** A key or mouse press, by its own timestamp, and when its result was painted; since the navigation. */
export interface Press {
  readonly pressedAt: number;
  readonly paintedAt: number;
}

declare global {
  interface Window {
    watch: Watch;
    /** The press being waited for. */
    press?: Promise<Press>;
    /** When the rows of a navigation were painted. */
    firstRows?: Promise<number>;
    /** The rows in which something changed. */
    touched?: Set<Element>;
  }
}

/** Evaluated in the page before anything else runs. */
function startWatch(): void {
  const watch: Watch = {
    shift: 0,
    longTasks: [],
    painted: (isThere) =>
      new Promise((resolve) => {
        const look = () => {
          // What a frame callback sees is painted by that frame. A task of the highest priority runs right after it, before
          // those already waiting: their effects come after the paint and are not part of it.
          if (isThere()) void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    pressed: async (isThere) => {
      let pressedAt = Number.NaN;
      for (const type of ['keydown', 'click'] as const) {
        window.addEventListener(type, (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
      }
      const paintedAt = await watch.painted(() => !Number.isNaN(pressedAt) && isThere());
      return { pressedAt, paintedAt };
    },
  };
  window.watch = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) watch.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Starts the browser that the tests use. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(['--enable-precise-memory-info', '--js-flags=--expose-gc']));
}

const VIEWPORT = { width: 1440, height: 900 } as const;

async function watched(context: BrowserContext): Promise<Page> {
  await context.addInitScript(startWatch);
  return context.newPage();
}

/** A page of a browser that has not been anywhere yet. */
export async function freshPage(browser: Browser): Promise<Page> {
  return watched(await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' }));
}

/** A server, and the token of somebody who is signed in there. */
export type SignedIn = Pick<ListServer, 'origin' | 'token'>;

/** What a browser stores for somebody who has signed in and has seen the tour, by name. */
export async function storedSession({ origin, token }: SignedIn) {
  const answer = await fetch(`${origin}${API_BASE}/users/0`, { headers: { token } });
  const { objects } = (await answer.json()) as { objects: [object] };
  const session = JSON.stringify({ storedAt: Date.now(), session: { ...objects[0], token } });
  return [
    { name: 'tutorial_2.0', value: '1' },
    { name: 'user_session', value: session },
  ];
}

/** A new page with the session of the server's administrator where the console looks for it. */
export async function freshConsole(browser: Browser, server: SignedIn): Promise<Page> {
  const localStorage = await storedSession(server);
  const storageState = { cookies: [], origins: [{ origin: server.origin, localStorage }] };
  return watched(await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', storageState }));
}

/** When at least that many elements were painted, in milliseconds since the navigation. */
export function paintedAt(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([wanted, least]) => window.watch.painted(() => document.querySelectorAll(wanted).length >= least),
    [selector, count] as const,
  );
}

/**
 * Opens an address and waits for its rows, in milliseconds since the navigation. They are looked for from the first
 * frame on, so that a fast page is not measured by when it was asked.
 */
export async function shownRows(page: Page, address: string, selector: string, count: number): Promise<number> {
  const looking = await page.addInitScript(
    ([wanted, least]) => {
      window.firstRows = window.watch.painted(() => document.querySelectorAll(wanted).length >= least);
    },
    [selector, count] as const,
  );
  await page.goto(address);
  const at = await page.evaluate(() => window.firstRows ?? Number.NaN);
  await looking.dispose();
  return at;
}

/** The longest task since a given time; 0 when there was none over 50 ms, the shortest that browsers report. */
export function longestTask(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (start) =>
      Math.max(0, ...window.watch.longTasks.filter((task) => task.start >= start).map(({ duration }) => duration)),
    since,
  );
}

/** Bytes of JavaScript in use after a garbage collection. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** What a page loads: how many requests, and how much JavaScript after gzip. */
export interface Loaded {
  readonly requests: () => readonly string[];
  readonly javascript: () => Promise<number>;
  /** Bytes of the answers of the server's API. */
  readonly answered: () => Promise<number>;
}

/** A size that nobody awaits may be lost with its page; where it matters, a missing number misses every goal. */
const sizeOf = (response: Response, size: (body: Buffer) => number) => response.body().then(size, () => Number.NaN);

/** Records what a page loads from now on. The event stream, which never ends, is not included. */
export function watchLoading(page: Page): Loaded {
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  const answers: Promise<number>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !url.pathname.endsWith('/events')) requests.push(url.pathname);
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) {
      sizes.push(sizeOf(response, (body) => gzipSync(body, { level: 9 }).length));
    }
    if (type.includes('json')) answers.push(sizeOf(response, (body) => body.length));
  });
  const total = async (parts: readonly Promise<number>[]) =>
    (await Promise.all(parts)).reduce((sum, size) => sum + size, 0);
  return {
    requests: () => requests,
    javascript: () => total(sizes),
    answered: () => total(answers),
  };
}

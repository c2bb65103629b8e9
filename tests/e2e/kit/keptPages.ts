/**
 * Pages that are reused from test to test. A page that shows the console for the first time in its process costs almost
 * twice the processor time of a reused one: scripts have to be fetched, parsed and compiled. What one test could pass
 * on to the next is cleaned up in between; when that is not possible, the page is closed with its test.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { workerConsole } from './consoles.ts';

/** A page, and what it was opened with. */
interface KeptPage {
  readonly page: Page;
  /** The options of its context, for a test with the same ones. */
  readonly options: string;
  readonly viewport: ReturnType<Page['viewportSize']>;
  /** How many tests have used it. */
  tests: number;
  /** Whether a test has done something to it that cannot be undone. */
  isSpent: boolean;
}

/** A page is closed after this many tests, so that the memory of its process does not grow forever. */
const MOST_TESTS = 25;

/** Idle pages waiting for a test; those of rare configurations are not worth their memory. */
const MOST_WAITING = 8;

/** What permanently stays with a page or a context once it was used. */
const REQUIRED_COLUMNS = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
] as const;

/** What tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

const waiting: KeptPage[] = [];
const inUse: KeptPage[] = [];
/** The configuration of the running test that differs between tests. */
let configured: object = {};

/** An address of the console where it does not run. */
export const BARE_ADDRESS = `${workerConsole.url}/favicon.svg`;

/** Records when a test uses something that stays with its page. */
function watch(kept: KeptPage): void {
  for (const target of [kept.page, kept.page.context()]) {
    for (const name of REQUIRED_COLUMNS.filter((wanted) => wanted in target)) {
      const value: unknown = Reflect.get(target, name);
      Object.defineProperty(target, name, {
        get: () => {
          kept.isSpent = true;
          return value;
        },
      });
    }
  }
}

/** Starts a test: its pages are those of earlier tests with the same configuration. */
export function beginTest(configuration: object): void {
  configured = configuration;
}

/**
 * A page for this test, reused from an earlier one if possible. It is closed with this test, or left to the next.
 *
 * @param own What the context is opened with in addition to the configuration of the test.
 */
export async function takePage(browser: Browser, own: BrowserContextOptions = {}): Promise<Page> {
  const options = JSON.stringify([configured, own]);
  const index = waiting.findIndex((kept) => kept.options === options);
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  if (found) {
    inUse.push(found);
    return found.page;
  }
  const page = await (await browser.newContext(own)).newPage();
  const kept: KeptPage = { page, options, viewport: page.viewportSize(), tests: 0, isSpent: false };
  watch(kept);
  inUse.push(kept);
  return page;
}

/** Removes what a test has left in a page. */
async function clean({ page, viewport }: KeptPage): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  for (const event of EVENTS) page.removeAllListeners(event);
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  await page.goto(BARE_ADDRESS);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null, media: null });
  if (viewport !== null) await page.setViewportSize(viewport);
}

/** Whether a page could be cleaned. One that could not, such as after a crash, is closed with its test. */
const isCleaned = (kept: KeptPage) =>
  clean(kept).then(
    () => true,
    () => false,
  );

/** Releases a page for the next test that needs one, or closes it. */
async function leave(kept: KeptPage, hasPassed: boolean): Promise<void> {
  kept.tests += 1;
  const isUsable = hasPassed && !kept.isSpent && !kept.page.isClosed() && kept.tests < MOST_TESTS;
  const hasRoom = waiting.length < MOST_WAITING;
  if (isUsable && hasRoom && (await isCleaned(kept))) waiting.push(kept);
  else await kept.page.context().close();
}

/** Ends the visit of a person before the test has ended. */
export async function leavePage(page: Page): Promise<void> {
  const index = inUse.findIndex((kept) => kept.page === page);
  for (const kept of index < 0 ? [] : inUse.splice(index, 1)) await leave(kept, true);
}

/** Ends a test: its pages are reused by the next one, unless it failed, for which they could be the reason. */
export async function endTest(browser: Browser, hasPassed: boolean): Promise<void> {
  await Promise.all(inUse.splice(0).map((kept) => leave(kept, hasPassed)));
  // Contexts that the test has opened itself.
  const kept = new Set(waiting.map(({ page }) => page.context()));
  const own = browser.contexts().filter((context) => !kept.has(context));
  await Promise.all(own.map((context) => context.close()));
}

import { readFileSync } from 'node:fs';
import { test as base, type BrowserContext, type Page, type Request } from '@playwright/test';

/** A story as Storybook's index names it. */
export interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, StoryEntry>;
};

/** A play function speaks Korean, and its story ends somewhere else than it begins. */
export const isStill = ({ tags }: StoryEntry) => !tags?.includes('play-fn');

/** What people meet as a whole: the business areas, the dialogs and the frame. */
export const isArea = ({ title }: StoryEntry) => !/^(Foundation|Primitives)\//.test(title);

/** The stories of each component, in their order; the tag `no-visual` leaves out one whose picture says nothing. */
const components = [
  ...Map.groupBy(
    Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('no-visual')),
    ({ title }) => title,
  ).values(),
];

/** The typical story of each component: its first. */
export const typicalStories = components.flatMap(([first]) => first ?? []);

/** The typical story of each component that stands still: its first without a play function, its first otherwise. */
export const stillStories = components.flatMap((stories) => stories.find(isStill) ?? stories[0] ?? []);

/** What each page has asked for and not yet got. A stream of events never ends and does not count. */
const unanswered = new WeakMap<Page, Set<Request>>();

function withUnanswered(page: Page): Page {
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => {
    if (request.headers()['accept'] !== 'text/event-stream') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return page;
}

/** One context a worker, so that scripts, fonts and the service worker of the mock are fetched once. */
export const test = base.extend<{ storyPage: Page }, { storybook: BrowserContext; workerPage: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  workerPage: [async ({ storybook }, use) => use(withUnanswered(await storybook.newPage())), { scope: 'worker' }],
  storyPage: async ({ workerPage }, use) => use(workerPage),
});

/** How long words and answers are waited for, in milliseconds. */
const READY_WITHIN_MS = 3000;

/** How long a story with the tag `visual-late` is left to itself: what it shows changes once more by a clock. */
const LATE_MS = 600;

/** Waits until a page has its answers and has drawn them; one that waits for ever is left as it is. */
async function answered(page: Page): Promise<void> {
  const requests = unanswered.get(page) ?? new Set();
  const end = Date.now() + READY_WITHIN_MS;
  do await nextDrawing(page);
  while (requests.size > 0 && Date.now() < end);
  await nextDrawing(page);
}

/** Opens a story and waits until the phase that is asked for, and for its answers, fonts and pictures. */
export async function openStory(
  page: Page,
  { id, tags }: StoryEntry,
  { globals, until = 'finished' }: { globals: string; until?: 'playing' | 'finished' },
): Promise<void> {
  unanswered.get(page)?.clear();
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`);
  await page.waitForFunction((wanted) => {
    const channel: { last?: (event: string) => unknown } | undefined = Reflect.get(
      globalThis,
      '__STORYBOOK_ADDONS_CHANNEL__',
    );
    if (channel?.last?.('storyFinished') !== undefined) return true;
    const phase = channel?.last?.('storyRenderPhaseChanged');
    return wanted === 'playing' && JSON.stringify(phase ?? '').includes('"playing"');
  }, until);
  // What is loaded on demand may come after the story has finished; a story of signs alone never has words, and one of
  // waiting never ends to wait.
  await page
    .waitForFunction(
      () =>
        document.body.innerText.trim() !== '' &&
        document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null,
      undefined,
      { timeout: READY_WITHIN_MS },
    )
    .catch(() => undefined);
  await answered(page);
  if (tags?.includes('visual-late')) await page.waitForTimeout(LATE_MS);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Two frames later: media queries and observers have had their say. */
export const nextDrawing = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );

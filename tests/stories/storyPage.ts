import { test as base, type BrowserContext, type Page, type Request } from '@playwright/test';
import { type Globals, installDriver, type Opening, type Played } from './driver.ts';
import { answerLate } from './lateAnswers.ts';
import { type StoryEntry, waitsForever } from './storyIndex.ts';

/** A frame that stories are shown in. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Screen = { name: 'desktop', width: 1440, height: 900 };
export const PHONE: Screen = { name: 'phone', width: 390, height: 844 };

/** How long to wait for words and answers, in milliseconds. */
const READY_WITHIN_MS = 3000;

/** The share of a test's time that a story may take. With the rest, the test says where the story got stuck. */
const LONGEST_SHARE = 5 / 6;

/** One page with Storybook's preview, which is driven from story to story. */
export class StoryPage {
  readonly page: Page;
  #component = '';
  /** What the page has requested and not received yet. A stream of events never ends and does not count. */
  readonly #unanswered = new Set<Request>();
  #onAnswered: (() => void) | null = null;

  constructor(page: Page) {
    this.page = page;
    const done = (request: Request) => {
      this.#unanswered.delete(request);
      if (this.#unanswered.size === 0) this.#onAnswered?.();
    };
    page.on('request', (request) => {
      if (request.headers()['accept'] !== 'text/event-stream') this.#unanswered.add(request);
    });
    page.on('requestfinished', done);
    page.on('requestfailed', done);
  }

  /** Loads the preview for a component, so that no component inherits another's leftovers. */
  async load(component: string): Promise<void> {
    if (this.#component === component) return;
    this.#unanswered.clear();
    await this.page.goto('/iframe.html?viewMode=story');
    this.#component = component;
  }

  /** What a story says about itself. */
  about({ id }: StoryEntry) {
    return this.page.evaluate((wanted) => window.storyDriver.storyOf(wanted), id);
  }

  /** Changes the frame, and waits until the page has noticed: otherwise a resize would close things during the play. */
  async resize({ width, height }: Screen): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width === width && now.height === height) return;
    await this.page.setViewportSize({ width, height });
    await this.drawn();
  }

  /** Renders a story and plays it; axe's findings are among the failures unless `a11y.manual` is set. */
  open({ id }: StoryEntry, globals: Globals, how: Opening['how'] = 'open'): Promise<Played> {
    if (how !== 'redraw') this.#unanswered.clear();
    const within = base.info().timeout * LONGEST_SHARE;
    return this.page.evaluate((opening) => window.storyDriver.open(opening), { id, globals, how, within });
  }

  /** Waits until a story has its answers, words, typeface and pictures; one that waits forever is left as it is. */
  async settled(story: StoryEntry): Promise<void> {
    const within = waitsForever(story) ? 0 : READY_WITHIN_MS;
    await this.#answered(within);
    await this.page.evaluate((limit) => window.storyDriver.settled(limit), within);
    await this.#answered(within);
    await this.drawn();
  }

  async #answered(within: number): Promise<void> {
    if (this.#unanswered.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onAnswered = resolve;
      timer = setTimeout(resolve, within);
    });
    clearTimeout(timer);
    this.#onAnswered = null;
  }

  /** Whether animations run, as they do for a person; otherwise nothing moves. */
  async allowMotion(isAllowed: boolean): Promise<void> {
    await this.page.evaluate((allowed) => window.storyDriver.allowMotion(allowed), isAllowed);
  }

  /** Two frames later: media queries and observers have run. */
  async drawn(): Promise<void> {
    await this.page.evaluate(() => window.storyDriver.drawn());
  }
}

/**
 * Keeps the mock's service worker while a page goes from component to component. It unregisters itself with its last
 * page, which may be after the next page has found it: then that page is reloaded, or its calls are not answered.
 */
async function keepMocking(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/mockServiceWorker.js');
}

/** One context per worker, so that scripts, fonts and the mock's service worker are fetched once. */
export const test = base.extend<object, { storybook: BrowserContext; stories: StoryPage }>({
  storybook: [
    async ({ browser }, use) => {
      const plain = await browser.newPage();
      // Storybook pauses animations as soon as a story was played when it knows that it is being tested.
      const userAgent = `${await plain.evaluate(() => navigator.userAgent)} StorybookTestRunner`;
      await plain.close();
      const context = await browser.newContext({
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        userAgent,
        baseURL: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
      });
      await context.addInitScript(installDriver);
      await answerLate(context);
      await keepMocking(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  stories: [async ({ storybook }, use) => use(new StoryPage(await storybook.newPage())), { scope: 'worker' }],
});

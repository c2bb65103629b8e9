import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

/**
 * How a story is looked at. The first story of each component, its typical state, is seen on a desktop in light and
 * Korean; what people meet as a whole (the business areas and the dialogs) also in dark and English, and on a phone in
 * Japanese. The other states of a component are covered by their play functions and by axe. The tag `no-visual` leaves
 * out a story whose picture says nothing.
 */
interface View {
  name: string;
  width: number;
  height: number;
  globals: string;
  applies: (story: StoryEntry) => boolean;
}

/** One context a worker, so that scripts, fonts and the service worker of the mock are fetched once. */
const test = base.extend<{ storyPage: Page }, { storybook: BrowserContext }>({
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
  storyPage: async ({ storybook }, use) => {
    const page = await storybook.newPage();
    await use(page);
    await page.close();
  },
});

/** A play function speaks Korean, so what it leads to is seen in Korean only. */
const isStill = ({ tags }: StoryEntry) => !tags?.includes('play-fn');
const isStillArea = (story: StoryEntry) =>
  isStill(story) && /^(Accounts|Devices|Groups|Notices|Dialogs)\//.test(story.title);
const VIEWS: View[] = [
  { name: 'desktop-light-ko', width: 1440, height: 900, globals: 'language:ko;theme:light', applies: () => true },
  { name: 'desktop-dark-en', width: 1440, height: 900, globals: 'language:en;theme:dark', applies: isStillArea },
  { name: 'phone-dark-ja', width: 390, height: 844, globals: 'language:ja;theme:dark', applies: isStillArea },
];

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, StoryEntry>;
};

/** Waits until the story, its play function and its fonts are done. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const channel: { last?: (event: string) => unknown } | undefined = Reflect.get(
      globalThis,
      '__STORYBOOK_ADDONS_CHANNEL__',
    );
    return channel?.last?.('storyFinished') !== undefined;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const stories = Object.values(index.entries).filter(
  (story) => story.type === 'story' && !story.tags?.includes('no-visual'),
);
const typical = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(([first]) => first ?? []);

for (const story of typical) {
  for (const view of VIEWS.filter(({ applies }) => applies(story))) {
    test(`${story.title} / ${story.name} looks as before, ${view.name}`, async ({ storyPage: page }) => {
      await page.setViewportSize({ width: view.width, height: view.height });
      await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=${view.globals};a11y.manual:!true`);
      await settle(page);
      await expect(page).toHaveScreenshot(`${story.id}--${view.name}.png`);
    });
  }
}

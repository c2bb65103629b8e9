import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

/**
 * How a story is looked at. Every story is seen on a desktop in light; what the other views add is bounded by tags
 * that a story sets: `phone`, `languages`, and `no-visual` for a story whose picture says nothing.
 */
interface View {
  name: string;
  width: number;
  height: number;
  globals: string;
  applies: (story: StoryEntry) => boolean;
}

const always = () => true;
const tagged = (tag: string) => (story: StoryEntry) => story.tags?.includes(tag) ?? false;
const VIEWS: View[] = [
  { name: 'desktop-light', width: 1440, height: 900, globals: 'language:ko;theme:light', applies: always },
  { name: 'desktop-dark', width: 1440, height: 900, globals: 'language:en;theme:dark', applies: tagged('languages') },
  { name: 'phone-dark', width: 390, height: 844, globals: 'language:ja;theme:dark', applies: tagged('phone') },
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

for (const story of Object.values(index.entries)) {
  if (story.type !== 'story' || story.tags?.includes('no-visual')) continue;
  for (const view of VIEWS.filter(({ applies }) => applies(story))) {
    test(`${story.title} / ${story.name} looks as before, ${view.name}`, async ({ page }) => {
      await page.setViewportSize({ width: view.width, height: view.height });
      await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=${view.globals}`);
      await settle(page);
      await expect(page).toHaveScreenshot(`${story.id}.${view.name}.png`);
    });
  }
}

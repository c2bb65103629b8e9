import { expect } from '@playwright/test';
import { isArea, isStill, nextDrawing, openStory, test, typicalStories, type StoryEntry } from './storyPages.ts';

/**
 * How a story is looked at. The typical story of each component is seen on a desktop and on a phone, in light and dark.
 * What people meet as a whole is seen in all three languages as well: Korean in light, English and Japanese in dark. A
 * play function speaks Korean, so what it leads to is seen in Korean only. The other states of a component are covered by
 * their play functions and by axe.
 */
interface Scene {
  name: string;
  globals: string;
  screens: readonly { name: string; width: number; height: number }[];
  applies: (story: StoryEntry) => boolean;
}

const desktop = { name: 'desktop', width: 1440, height: 900 };
const phone = { name: 'phone', width: 390, height: 844 };
const inLanguages = (story: StoryEntry) => isArea(story) && isStill(story);
const inKorean = (story: StoryEntry) => !inLanguages(story);

const SCENES: readonly Scene[] = [
  { name: 'light-ko', globals: 'language:ko;theme:light', screens: [desktop, phone], applies: () => true },
  { name: 'dark-ko', globals: 'language:ko;theme:dark', screens: [desktop, phone], applies: inKorean },
  { name: 'dark-en', globals: 'language:en;theme:dark', screens: [desktop], applies: inLanguages },
  { name: 'dark-ja', globals: 'language:ja;theme:dark', screens: [desktop, phone], applies: inLanguages },
];

for (const story of typicalStories) {
  for (const { name, globals, screens } of SCENES.filter(({ applies }) => applies(story))) {
    test(`${story.title} / ${story.name} looks as before, ${name}`, async ({ storyPage: page }) => {
      for (const { name: screen, width, height } of screens) {
        // Opened on each screen anew: a page that only became narrower has been seen without its media queries.
        await page.setViewportSize({ width, height });
        await openStory(page, story, { globals });
        await nextDrawing(page);
        await expect.soft(page).toHaveScreenshot(`${story.id}--${screen}-${name}.png`);
      }
    });
  }
}

import { expect } from '@playwright/test';
import { StoryPage, test } from './storyPage.ts';
import { storyNamed } from './storyIndex.ts';

/** The first screen that anybody sees. */
const first = storyNamed('Accounts/LoginForm');

/**
 * The Latin letters are one file. The rest of the typeface is bundled in small parts, and a page loads those whose
 * characters it shows: only Japanese pages fetch the Japanese family, and nothing is requested from another host.
 */
for (const { language, korean, japanese } of [
  { language: 'en', korean: false, japanese: false },
  { language: 'ko', korean: true, japanese: false },
  { language: 'ja', korean: false, japanese: true },
]) {
  test(`the first screen in ${language} loads the letters it shows, from its own host`, async ({ storybook }) => {
    const page = await storybook.newPage();
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const stories = new StoryPage(page);
    await stories.load(first.title);
    await stories.open(first, { language, a11y: { manual: true } });
    await stories.settled(first);
    const fonts = (name: RegExp) => asked.filter(({ pathname }) => name.test(pathname)).length;
    expect(fonts(/\/assets\/latin.*\.woff2$/)).toBe(1);
    expect(fonts(/\/assets\/PretendardVariable.*\.woff2$/) > 0).toBe(korean);
    expect(fonts(/\/assets\/PretendardJP.*\.woff2$/) > 0).toBe(japanese);
    expect(new Set(asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ host }) => host)).size).toBe(1);
    await page.close();
  });
}

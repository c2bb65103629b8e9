import { expect } from '@playwright/test';
import { StoryPage, test } from './storyPage.ts';
import { storyNamed } from './storyIndex.ts';

/** The first screen that anybody sees. */
const first = storyNamed('Accounts/LoginForm');

/**
 * The typeface is bundled in small parts, and a page loads those whose characters it shows. The Korean family brings the
 * Latin letters; the Japanese one is fetched by Japanese pages alone, and nothing is asked from another host.
 */
for (const { language, japanese } of [
  { language: 'en', japanese: false },
  { language: 'ko', japanese: false },
  { language: 'ja', japanese: true },
]) {
  test(`the first screen in ${language} loads the letters it shows, from its own host`, async ({ storybook }) => {
    const page = await storybook.newPage();
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const stories = new StoryPage(page);
    await stories.load(first.title);
    await stories.open(first, { language, a11y: { manual: true } });
    await stories.settled(first);
    const fonts = asked.filter(({ pathname }) => /\/assets\/Pretendard.*\.woff2$/.test(pathname));
    const ofJapanese = fonts.filter(({ pathname }) => /PretendardJP/i.test(pathname));
    expect(ofJapanese.length > 0).toBe(japanese);
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ host }) => host)).size).toBe(1);
    await page.close();
  });
}

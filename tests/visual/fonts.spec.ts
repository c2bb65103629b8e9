import { expect } from '@playwright/test';
import { openStory, test, typicalStories } from './storyPages.ts';

/** The first screen that anybody sees. */
const first = typicalStories.find(({ title }) => title === 'Accounts/LoginForm');

/**
 * The typeface is bundled in small parts, and a page loads those whose characters it shows. The Korean family brings the
 * Latin letters; the Japanese one is fetched by Japanese pages alone, and nothing is asked from another host.
 */
for (const { language, japanese } of [
  { language: 'en', japanese: false },
  { language: 'ko', japanese: false },
  { language: 'ja', japanese: true },
]) {
  test(`the first screen in ${language} loads the letters it shows, from its own host`, async ({ storyPage: page }) => {
    if (!first) throw new Error('There is no story of the login form.');
    await page.goto('about:blank');
    const asked: URL[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()));
    page.on('request', note);
    await openStory(page, first, { globals: `language:${language}` });
    page.off('request', note);
    const fonts = asked.filter(({ pathname }) => /\/assets\/Pretendard.*\.woff2$/.test(pathname));
    const ofJapanese = fonts.filter(({ pathname }) => /PretendardJP/i.test(pathname));
    expect(ofJapanese.length > 0).toBe(japanese);
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(asked.filter(({ protocol }) => protocol.startsWith('http')).map(({ host }) => host)).size).toBe(1);
  });
}

import { test as base } from '@playwright/test';
import { beginTest, endTest, takePage } from './keptPages.ts';

interface PageFixtures {
  readonly pagesOfTest: void;
}

/** The test of every file. Its pages, including other people's, are closed with it or reused by the next test. */
export const test = base.extend<PageFixtures>({
  pagesOfTest: [
    async ({ browser, viewport, userAgent, hasTouch, permissions }, use, testInfo) => {
      beginTest({ viewport, userAgent, hasTouch, permissions });
      await use();
      // The page of the test itself is no longer in use: an automatic fixture is set up first and torn down last.
      await endTest(browser, testInfo.status === testInfo.expectedStatus);
    },
    { auto: true },
  ],
  page: async ({ browser }, use) => use(await takePage(browser)),
  context: async ({ page }, use) => use(page.context()),
});

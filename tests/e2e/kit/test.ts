import { test as base } from '@playwright/test';
import { beginTest, endTest, takePage } from './keptPages.ts';

interface PageOptions {
  /**
   * Whether pages go on from test to test (`keptPages.ts`). A test that is about what a browser has or has not yet loaded
   * says `false`: it begins with a browser that has never seen the console.
   */
  readonly keepsPages: boolean;
}

interface PageFixtures {
  readonly pagesOfTest: void;
}

/** Tells tests apart that share no page with any other. */
let unshared = 0;

/** The test of every file. Its pages, also those of further persons, end with it or go on to the next test. */
export const test = base.extend<PageOptions & PageFixtures>({
  keepsPages: [true, { option: true }],
  pagesOfTest: [
    async ({ browser, keepsPages, viewport, userAgent, hasTouch, permissions }, use, testInfo) => {
      const sharing = keepsPages ? {} : { unshared: (unshared += 1) };
      beginTest({ viewport, userAgent, hasTouch, permissions, ...sharing });
      await use();
      // The page of the test itself is no longer in use: an automatic fixture is set up first and torn down last.
      await endTest(browser, keepsPages && testInfo.status === testInfo.expectedStatus);
    },
    { auto: true },
  ],
  page: async ({ browser }, use) => use(await takePage(browser)),
  context: async ({ page }, use) => use(page.context()),
});

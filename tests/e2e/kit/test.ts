import { test as base } from '@playwright/test';

/** For files whose tests open pages for further persons: they end with the test, so that none goes on in the background. */
export const test = base.extend<{ readonly otherPages: void }>({
  otherPages: [
    async ({ browser }, use) => {
      await use();
      // The page of the test itself is closed by now: an automatic fixture is set up first and torn down last.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

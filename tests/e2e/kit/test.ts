import { test as base } from '@playwright/test';
import { closeOtherPages } from './person.ts';

/** For files whose tests open pages for further persons: they end with the test, so that none goes on in the background. */
export const test = base.extend<{ readonly otherPages: void }>({
  otherPages: [
    // Playwright reads from the parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use();
      await closeOtherPages();
    },
    { auto: true },
  ],
});

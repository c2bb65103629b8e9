import type { Page } from '@playwright/test';

/**
 * Puts the page on a clock that the test controls: `page.clock.fastForward` then skips what the page waits for.
 * Otherwise time passes as usual. Must be called before the page is opened.
 */
export async function useTestClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser measures this limit itself; here it has to follow the page's clock.
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
      return limit.signal;
    };
  });
}

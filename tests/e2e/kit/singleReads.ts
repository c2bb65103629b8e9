import type { Page } from '@playwright/test';

/** Makes a page read what its frame needs in separate calls, as without the combined one: tests can answer them. */
export async function readInSingleCalls(page: Page): Promise<void> {
  await page.route('**/v1.0/start', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } }),
  );
}

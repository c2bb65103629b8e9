import type { Page } from '@playwright/test';

/** Lets a page read what its frame needs in single calls, as it does where it cannot in one: a test may answer those. */
export async function readInSingleCalls(page: Page): Promise<void> {
  await page.route('**/v1.0/start', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } }),
  );
}

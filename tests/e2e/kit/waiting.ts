import { expect, type Page } from '@playwright/test';

/** What waits for something says so, or is a skeleton of the library or of Material UI. */
const WAITING = '[aria-busy=true], .rc-Skeleton-bar, .MuiSkeleton-root';

/** Waits until nothing in the main part of a page waits any more. */
export async function nothingWaits(page: Page): Promise<void> {
  await expect(page.locator('main').locator(WAITING)).toHaveCount(0);
}

import { expect, type Page } from '@playwright/test';

/** What is waiting for something says so, or is a skeleton of the library or of Material UI. */
const WAITING = '[aria-busy=true], .rc-Skeleton-bar, .MuiSkeleton-root';

/** Waits until nothing in the main part of a page is waiting any more. */
export async function nothingWaits(page: Page): Promise<void> {
  await expect(page.locator('main').locator(WAITING)).toHaveCount(0);
}

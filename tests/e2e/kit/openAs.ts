import type { Page } from '@playwright/test';
import { consoleUrl, MANAGER, storeSession } from './person.ts';

/**
 * Opens a page as somebody who has logged in before, so that the test starts on the page that it is about.
 *
 * @param storedAt When the session was stored, for a browser with another clock.
 */
export async function openAs(
  page: Page,
  id: string = MANAGER,
  path = '/ko/device/all',
  storedAt = Date.now(),
): Promise<void> {
  await storeSession(page, id, storedAt);
  await page.goto(consoleUrl(path));
}

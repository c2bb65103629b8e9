import type { Page } from '@playwright/test';
import { consoleUrl, MANAGER, storeSession } from './person.ts';

/** Opens a page as somebody who has logged in before, so that the test begins on the page that it is about. */
export async function openAs(page: Page, id: string = MANAGER, path = '/ko/device/all'): Promise<void> {
  await storeSession(page, id);
  await page.goto(consoleUrl(path));
}

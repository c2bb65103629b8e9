import { expect, type Locator, type Page } from '@playwright/test';
import { consoleUrl } from './person.ts';

/** The newest mail to an address, as the demo's outbox shows it; with `about`, the newest that tells of it. */
export async function mailTo(page: Page, address: string, about = ''): Promise<Locator> {
  await page.goto(consoleUrl('/outbox'));
  return page.getByRole('article').filter({ hasText: address }).filter({ hasText: about }).first();
}

/** The one link in a mail. */
export async function linkIn(mail: Locator): Promise<string> {
  const link = mail.getByRole('link');
  await expect(link).toHaveCount(1);
  return (await link.getAttribute('href')) ?? '';
}

import { expect, type Locator, type Page } from '@playwright/test';
import { consoleUrl } from './person.ts';
import { server } from './server.ts';

/** The newest email to an address, as the demo's outbox shows it; with `about`, the newest that mentions it. */
export async function mailTo(page: Page, address: string, about = ''): Promise<Locator> {
  await page.goto(consoleUrl('/outbox'));
  return page.getByRole('article').filter({ hasText: address }).filter({ hasText: about }).first();
}

/** The one link in an email. */
export async function linkIn(mail: Locator): Promise<string> {
  const link = mail.getByRole('link');
  await expect(link).toHaveCount(1);
  return (await link.getAttribute('href')) ?? '';
}

/** Follows the link emailed to an applicant, without a browser. */
export async function confirmAddress(mail: string): Promise<void> {
  const articles = (await (await fetch(consoleUrl('/outbox'))).text()).split('<article');
  const asked = articles.find((article) => article.includes(mail) && article.includes('type=application'));
  const key = /type=application&(?:amp;)?key=([\w-]+)/.exec(asked ?? '')?.[1] ?? '';
  const { data } = await server.POST('/partners/confirmation', { body: { key } });
  expect(data?.objects.result).toBe('success');
}

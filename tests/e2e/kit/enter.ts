import type { Page } from '@playwright/test';
import { consoleUrl } from './person.ts';
import { server, tokenOf } from './server.ts';

/**
 * Signs somebody in without the login page and the device list behind it: a link with an exchange token leads to the own
 * profile. A walk that is about other pages begins here; the next page it opens has no greeting.
 */
export async function enter(page: Page, id?: string): Promise<void> {
  const { data } = await server.POST('/access/token', { headers: { token: await tokenOf(id) } });
  const redirect = encodeURIComponent('/ko/management/profile');
  await page.goto(consoleUrl(`/access/auth_token?token=${data?.objects.token ?? ''}&redirect=${redirect}`));
  await page.waitForURL('**/ko/management/profile');
}

import { expect, type Page } from '@playwright/test';
import { consoleUrl } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { mailedLink, signUpAs } from './kit/visitors.ts';

const result = (page: Page) => page.getByRole('main').getByRole('status');

test('the link of a mail verifies the address with one call, and the page waits for its answer [A-VERIFY-03] [A-VERIFY-05] [A-VERIFY-06] [A-VERIFY-11]', async ({
  page,
}) => {
  const { mail } = await signUpAs('verify');
  const link = new URL(await mailedLink(mail));
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  // The answer is held back: the real one comes too fast to look at the page meanwhile.
  await page.route('**/v1.0/auth', async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.continue();
  });
  await page.goto(link.href);
  await expect(result(page)).toContainText(label('accountPages', 'verifyPending'));
  const home = page.getByRole('main').getByText(label('accountPages', 'home'), { exact: true });
  await expect(home).toHaveAttribute('aria-disabled', 'true');
  await home.click({ force: true });
  await expect(page).toHaveURL(link.href);
  answer.resolve();
  await expect(result(page)).toContainText(label('accountPages', 'verifySuccess'));
  await expect(home).not.toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([{ type: 'auth', key: link.searchParams.get('key') }]);
});

test('a link that was followed before says so, and the way home leads to login [A-VERIFY-07] [A-VERIFY-12]', async ({
  page,
}) => {
  const { mail } = await signUpAs('again');
  const link = await mailedLink(mail);
  await page.goto(link);
  await expect(result(page)).toContainText(label('accountPages', 'verifySuccess'));
  await page.reload();
  await expect(result(page)).toContainText(label('accountPages', 'verifyAlready'));
  const home = page.getByRole('main').getByRole('link', { name: label('accountPages', 'home') });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('a link that nobody was sent fails [A-VERIFY-08]', async ({ page }) => {
  await page.goto(consoleUrl('/en/access/auth?type=auth&key=nobodys'));
  await expect(result(page)).toContainText(/email verification failed/i);
});

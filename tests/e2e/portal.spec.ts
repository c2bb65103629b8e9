import { expect, type Page } from '@playwright/test';
import { deviceRows, MANAGER, PASSWORD } from './kit/person.ts';
import { buildPortal, type BuiltPortal } from './kit/portal.ts';
import { test } from './kit/test.ts';
import { labelIn } from './kit/texts.ts';

let portal: BuiltPortal;
test.beforeAll(async () => {
  portal = await buildPortal();
});
test.afterAll(() => portal.remove());

/** What the page's policy has blocked so far, and the style elements that were inserted into it. */
const written = (page: Page) =>
  page.evaluate(() => ({
    refused: document.documentElement.dataset['refused'] ?? '',
    styles: document.querySelectorAll('style').length,
  }));

test('login, tree and list work in a portal that lets through no style but those of its files', async ({ page }) => {
  await portal.open(page);
  const submit = page.getByRole('button', { name: labelIn('en', 'accounts', 'login'), exact: true });
  await page.getByLabel(labelIn('en', 'accounts', 'loginId'), { exact: true }).fill(MANAGER);
  await page.getByLabel(labelIn('en', 'accounts', 'password'), { exact: true }).fill(PASSWORD);
  await expect(submit).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await written(page)).toEqual({ refused: '', styles: 0 });
  await submit.click();

  await expect(page.getByRole('tree').getByRole('treeitem').nth(1)).toBeVisible();
  await expect(deviceRows(page).first()).toHaveCSS('display', 'grid');
  expect(await written(page)).toEqual({ refused: '', styles: 0 });
});

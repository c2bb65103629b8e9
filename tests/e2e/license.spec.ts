import { expect, type Page } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { leavePage } from './kit/keptPages.ts';
import { anotherPage, consoleUrl, logIn, MANAGER, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { PAYMENT_PAGE } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const licenseRows = (page: Page) =>
  page
    .getByRole('grid', { name: label('license', 'table') })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** Goes through the order dialog to the payment window. */
async function pay(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label('license', 'next') }).click();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: labelPattern('license', 'pay') }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: PAYMENT_PAGE.title })).toBeVisible();
  return popup;
}

/** Buys five Corporate licenses for a year, up to the message that they have arrived. */
async function buyCorporate(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('license', 'buy') }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Corporate' }).check();
  const price = page.getByRole('dialog').getByText(label('license', 'won', { amount: 22_550 }), { exact: true });
  await expect(price).toBeVisible();
  const popup = await pay(page);
  await expect(popup.getByText(PAYMENT_PAGE.amount('22,550'))).toBeVisible();
  await popup.getByRole('button', { name: PAYMENT_PAGE.pay }).click();
  await expect(page.getByText(label('license', 'paid'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const newCorporate = (page: Page) =>
  licenseRows(page)
    .filter({ hasText: 'Corporate' })
    .filter({ hasText: label('license', 'kindNew') });

test('an administrator buys a license, whose functions are open at once [C-ROUTE-39] [C-GUARD-19] [C-PAY-01]', async ({
  page,
}) => {
  const { manager } = await foundCompany('buys');
  await logIn(page, manager, '/ko/management/license');
  await expect(page.getByRole('heading', { level: 1, name: label('license', 'title') })).toBeVisible();
  await expect(licenseRows(page).first()).toBeVisible();
  const before = await licenseRows(page).count();
  await buyCorporate(page);
  await expect(licenseRows(page)).toHaveCount(before + 1);
  await expect(newCorporate(page)).toContainText(label('license', 'deviceCount', { count: 5 }));
  // The session follows: a page of the Corporate plan is no longer a 404.
  const stored = await page.evaluate(() => window.localStorage.getItem('user_session') ?? '');
  expect(stored).toContain('"Corporate"');
});

test('an administrator pays for a license and renews it; the table has both rows [A-SCOPE-22] [C-LICENSE-01] [C-PAY-02]', async ({
  page,
}) => {
  const { manager } = await foundCompany('renews');
  await logIn(page, manager, '/ko/management/license');
  await expect(licenseRows(page).first()).toBeVisible();
  await buyCorporate(page);
  await newCorporate(page)
    .getByRole('button', { name: labelPattern('license', 'renewOf') })
    .click();
  const period = page.getByRole('dialog').getByRole('combobox', { name: label('license', 'period') });
  await expect(period).toHaveValue('12');
  const popup = await pay(page);
  await popup.getByRole('button', { name: PAYMENT_PAGE.pay }).click();
  const renewed = licenseRows(page).filter({ hasText: labelPattern('license', 'renewalOf') });
  await expect(renewed).toContainText(label('license', 'deviceCount', { count: 5 }));
  await expect(newCorporate(page)).toHaveCount(1);
});

test('a payment that is cancelled or fails changes nothing and is said [C-PAY-27]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/license'));
  await expect(licenseRows(page).first()).toBeVisible();
  const before = await licenseRows(page).count();
  for (const [press, words] of [
    [label('common', 'cancel'), label('license', 'paymentCancelled')],
    [PAYMENT_PAGE.fail, label('license', 'paymentFailed')],
  ] as const) {
    await page.getByRole('button', { name: label('license', 'buy') }).click();
    const popup = await pay(page);
    await popup.getByRole('button', { name: press }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: label('license', 'buy') }).click();
  const left = await pay(page);
  await left.close();
  await expect(page.getByText(label('license', 'windowClosed'))).toBeVisible();
  await expect(licenseRows(page)).toHaveCount(before);
});

test('the payment history names what was paid, and its address keeps what is shown [C-ROUTE-40] [C-GUARD-20] [C-PAY-31]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/license'));
  await page.getByRole('link', { name: label('license', 'toPayments') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/payments'));
  const table = page.getByRole('grid', { name: label('license', 'paymentsTitle') });
  for (const head of [
    label('license', 'paidAt'),
    label('license', 'plan'),
    label('license', 'devices'),
    label('license', 'price'),
    label('license', 'method'),
    label('license', 'remarks'),
  ]) {
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible();
  }
  await expect(table.getByRole('gridcell', { name: label('license', 'methodTransfer') })).toBeVisible();
  await page.getByRole('combobox', { name: label('license', 'payer') }).selectOption('company');
  await expect(page).toHaveURL(consoleUrl('/ko/management/payments?payer=company'));
  await page.reload();
  await expect(page.getByRole('combobox', { name: label('license', 'payer') })).toHaveValue('company');
});

test('licenses and payments do not exist for whoever is not a manager [C-GUARD-19] [C-GUARD-20]', async ({ page }) => {
  await logIn(page, USER);
  for (const path of ['license', 'payments']) {
    await page.goto(consoleUrl(`/ko/management/${path}`));
    await expect(page.getByText('404')).toBeVisible();
  }
});

test('a token in a link that names no page leads managers to the licenses and others to all devices [A-ROUTE-23]', async ({
  browser,
}) => {
  for (const [id, target] of [
    [MANAGER, /\/management\/license$/],
    [USER, /\/device\/all/],
  ] as const) {
    const { data } = await server.POST('/access/token', { headers: { token: await tokenOf(id) } });
    const page = await anotherPage(browser);
    await page.goto(consoleUrl(`/access/auth_token?token=${data?.objects.token ?? ''}`));
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await leavePage(page);
  }
});

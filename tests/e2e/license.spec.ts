import { expect, test, type Page } from '@playwright/test';
import { consoleUrl, logIn, MANAGER, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';

/** A manager whose company is on the Basic plan; nobody else's walk counts its licenses. */
const BASIC_MANAGER = 'basic@demo.example';

const licenseRows = (page: Page) =>
  page
    .getByRole('grid', { name: '라이선스 목록' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** Goes through the order dialog to the window of the payment. */
async function pay(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '다음' }).click();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: /원 결제$/ }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: '모의 결제' })).toBeVisible();
  return popup;
}

test('a manager buys a license, which opens Corporate functions at once, and renews it [A-SCOPE-22] [C-ROUTE-39] [C-GUARD-19] [C-LICENSE-01] [C-PAY-01] [C-PAY-02] [C-PAY-28]', async ({
  page,
}) => {
  await logIn(page, BASIC_MANAGER);
  await page.goto(consoleUrl('/ko/management/license'));
  await expect(page.getByRole('heading', { level: 1, name: '라이선스' })).toBeVisible();
  await expect(licenseRows(page).first()).toBeVisible();
  const before = await licenseRows(page).count();

  await page.getByRole('button', { name: '새 라이선스 구매' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Corporate' }).check();
  await expect(page.getByRole('dialog').getByText('22,550원', { exact: true })).toBeVisible();
  const popup = await pay(page);
  await expect(popup.getByText('22,550 원')).toBeVisible();
  await popup.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('결제가 완료되어 라이선스를 적용했어요.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(licenseRows(page)).toHaveCount(before + 1);
  const bought = licenseRows(page).filter({ hasText: 'Corporate' }).filter({ hasText: '신규' }).first();
  await expect(bought).toContainText('5대');

  // The session follows: a page of the Corporate plan is no 404 any more.
  const stored = await page.evaluate(() => window.localStorage.getItem('user_session') ?? '');
  expect(stored).toContain('"Corporate"');

  await bought.getByRole('button', { name: /라이선스 갱신$/ }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: '기간' })).toHaveValue('12');
  const second = await pay(page);
  await second.getByRole('button', { name: '결제하기' }).click();
  await expect(licenseRows(page)).toHaveCount(before + 2);
  await expect(
    licenseRows(page)
      .filter({ hasText: /번 갱신/ })
      .first(),
  ).toContainText('5대');
});

test('a payment that is cancelled or fails changes nothing and is said [C-PAY-27]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/license'));
  await expect(licenseRows(page).first()).toBeVisible();
  const before = await licenseRows(page).count();
  for (const [press, words] of [
    ['취소', '결제를 취소했어요. 청구된 금액은 없어요.'],
    ['결제 실패로 처리', '결제하지 못했어요. 청구된 금액은 없어요.'],
  ] as const) {
    await page.getByRole('button', { name: '새 라이선스 구매' }).click();
    const popup = await pay(page);
    await popup.getByRole('button', { name: press }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: '새 라이선스 구매' }).click();
  const left = await pay(page);
  await left.close();
  await expect(page.getByText('결제를 마치지 않고 결제 창이 닫혔어요.')).toBeVisible();
  await expect(licenseRows(page)).toHaveCount(before);
});

test('the payment history names what was paid, and its address keeps what is shown [C-ROUTE-40] [C-GUARD-20] [C-PAY-31]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/license'));
  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/payments'));
  const table = page.getByRole('grid', { name: '결제 내역' });
  for (const head of ['결제일', '요금제', '장치 수', '금액', '결제 수단', '비고']) {
    await expect(table.getByRole('columnheader', { name: head })).toBeVisible();
  }
  await expect(table.getByRole('gridcell', { name: '계좌이체' })).toBeVisible();
  await page.getByRole('combobox', { name: '결제한 사람' }).selectOption('company');
  await expect(page).toHaveURL(consoleUrl('/ko/management/payments?payer=company'));
  await page.reload();
  await expect(page.getByRole('combobox', { name: '결제한 사람' })).toHaveValue('company');
});

test('licenses and payments do not exist for who is no manager [C-GUARD-19] [C-GUARD-20]', async ({ page }) => {
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
    const page = await browser.newPage();
    await page.goto(consoleUrl(`/access/auth_token?token=${data?.objects.token ?? ''}`));
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
  }
});

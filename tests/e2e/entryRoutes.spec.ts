import { expect } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, MANAGER, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';

for (const { language, rows } of [
  { language: 'ko', rows: '[A-ROUTE-01] [A-ROUTE-02]' },
  { language: 'en', rows: '[A-ROUTE-01] [A-ROUTE-02]' },
  { language: 'ja', rows: '[A-ROUTE-01] [A-ROUTE-03]' },
] as const) {
  test(`the route of a page carries its language, as ${language} ${rows}`, async ({ page }) => {
    await page.goto(consoleUrl(`/${language}/login`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelIn(language, 'accounts', 'loginTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('link', { name: labelIn(language, 'accounts', 'findIdOrPassword') }).click();
    await expect(page).toHaveURL(consoleUrl(`/${language}/forgot`));
  });
}

for (const { path, title, rows } of [
  { path: 'login', title: label('accounts', 'loginTitle'), rows: '[A-ROUTE-08]' },
  { path: 'join-us', title: label('accountPages', 'signUpTitle'), rows: '[A-ROUTE-08]' },
  { path: 'join-done', title: label('accountPages', 'joinDoneTitle'), rows: '[A-ROUTE-08]' },
  { path: 'forgot', title: label('accountPages', 'forgotTitle'), rows: '[A-ROUTE-09]' },
  { path: 'forgot/temporary', title: label('partners', 'forgotTitle'), rows: '[A-ROUTE-09]' },
  {
    path: 'access/retypepassword/ada.park',
    title: label('accountPages', 'newPasswordTitle'),
    rows: '[A-ROUTE-11]',
  },
  { path: 'access/auth?type=auth&key=k', title: label('accountPages', 'verifyTitle'), rows: '[A-ROUTE-12]' },
  { path: 'access/retypepassword?key=k', title: label('accountPages', 'newPasswordTitle'), rows: '[A-ROUTE-13]' },
] as const) {
  test(`${path} opens without login ${rows}`, async ({ page }) => {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(consoleUrl(`/ko/${path}`));
  });
}

test('a token is exchanged without login, and the page says so meanwhile [A-ROUTE-19] [A-ROUTE-21]', async ({
  page,
}) => {
  const { data } = await server.POST('/access/token', { headers: { token: await tokenOf(USER) } });
  const answer = Promise.withResolvers<void>();
  // The answer is held back: the real one comes too fast to look at the page meanwhile.
  await page.route('**/v1.0/access/exchange', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const redirect = encodeURIComponent('/ko/device/favorite');
  const address = consoleUrl(`/access/auth_token?token=${data?.objects.token ?? ''}&redirect=${redirect}`);
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText('PROCESSING...');
  await expect(page).toHaveURL(address);
  answer.resolve();
  await expect(page).toHaveURL(consoleUrl('/ko/device/favorite'));
});

test('the device list takes the group of its address, and all right after login [A-ROUTE-17]', async ({ page }) => {
  const { data } = await server.GET('/groups', { headers: { token: await tokenOf() } });
  const group = data?.objects.find(({ group_fk: parent }) => parent !== null);
  const asked = page.waitForRequest((request) => {
    const url = new URL(request.url());
    return url.pathname.endsWith('/v1.0/devices') && url.searchParams.get('device_group_pk') === String(group?.pk);
  });
  await openAs(page, MANAGER, `/ko/device/${group?.pk}`);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group?.name ?? '');
  await page.goto(consoleUrl('/ko/login'));
  await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
});

test('the error page leads back to the page that led there [A-ROUTE-28]', async ({ page }) => {
  await openAs(page, MANAGER, '/ko/support/notice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/ko/error/418', textContent: 'on' });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(consoleUrl('/ko/error/418'));
  await page.getByRole('link', { name: label('frame', 'errorBack') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('a user sees 404 in the place of a page for administrators [A-ROUTE-30]', async ({ page }) => {
  await openAs(page, USER, '/ko/management/managers');
  const main = page.getByRole('main');
  await expect(main.getByText(label('frame', 'errorCode', { code: 404 }))).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(label('frame', 'errorTitle'));
  await page.goto(consoleUrl('/ko/management/license'));
  await expect(main.getByText(label('frame', 'errorCode', { code: 404 }))).toBeVisible();
});

test('a Basic plan sees 404 in the place of a page for Corporate accounts [A-ROUTE-31]', async ({ page }) => {
  const company = await foundCompany('basic');
  writeToDatabase(
    "update licenses set pay_type = 'Basic' where company_fk = (select company_fk from members where mgrid = ?)",
    company.manager,
  );
  await openAs(page, company.manager, '/ko/statistics/rate/summary');
  const code = page.getByRole('main').getByText(label('frame', 'errorCode', { code: 404 }));
  await expect(code).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, arrive, consoleUrl, MANAGER, tryLogin, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** The sign-up password; it is also valid for a reset. */
const NEW_PASSWORD = 'Abcdef1!';

/** A login ID that nobody has. */
const freshId = () => `e2e-${Date.now().toString(36)}@alpha.example`;

async function signUp(page: Page, id: string): Promise<void> {
  await page.goto(consoleUrl('/ko/join-us'));
  await page.getByLabel(new RegExp(`^${label('accounts', 'loginId')}`)).fill(id);
  await page.getByLabel(new RegExp(`^${label('accounts', 'password')} · `)).fill(NEW_PASSWORD);
  await page.getByLabel(new RegExp(`^${label('accountPages', 'passwordAgain')}`)).fill(NEW_PASSWORD);
  await page.getByLabel(new RegExp(`^${label('accountPages', 'email')}`)).fill(id);
  await page.getByLabel(new RegExp(`^${label('accountPages', 'name')}`)).fill('Mia');
  await page.getByRole('checkbox', { name: label('accountPages', 'agreeAll') }).check();
  await page.getByRole('button', { name: label('accountPages', 'signUp') }).click();
}

test('a visitor signs up, verifies the mail, and logs in [A-JOIN-36] [A-JOIN-42] [A-VERIFY-14] [A-VERIFY-15]', async ({
  page,
}) => {
  const id = freshId();
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('link', { name: label('accounts', 'signUp') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/join-us'));
  await signUp(page, id);
  await page
    .getByRole('dialog', { name: label('accountPages', 'signedUpTitle') })
    .getByRole('button', { name: label('common', 'ok') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));

  await tryLogin(page, id, NEW_PASSWORD);
  await expect(page.getByRole('dialog', { name: label('accounts', 'resendTitle') })).toBeVisible();

  const link = await linkIn(await mailTo(page, id));
  await page.goto(link);
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(label('accountPages', 'verifyAlready'))).toBeVisible();
  await page.getByRole('link', { name: label('accountPages', 'home') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  await tryLogin(page, id, NEW_PASSWORD);
  await arrive(page);
});

test('a forgotten password is reset by the mail, and the old one is worthless [A-FORGOT-12] [A-RESET-15] [A-RESET-19]', async ({
  page,
}) => {
  const id = freshId();
  const password = 'Zyxwvu9?';
  await signUp(page, id);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('common', 'ok') })
    .click();
  await page.goto(await linkIn(await mailTo(page, id)));
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();

  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('link', { name: label('accounts', 'findIdOrPassword') }).click();
  const reset = page.getByRole('region', { name: label('accountPages', 'resetTitle') });
  await reset.getByRole('textbox').fill(id);
  await reset.getByRole('button', { name: label('accountPages', 'sendResetMail') }).click();
  await expect(reset.getByRole('status')).toContainText(label('messages', 'password_modify_mail_sent'));

  const link = await linkIn(await mailTo(page, id));
  await page.goto(link);
  await page.getByLabel(label('accountPages', 'newPasswordTitle'), { exact: true }).fill(password);
  await page.getByLabel(label('accountPages', 'newPasswordAgain')).fill(password);
  await page.getByRole('button', { name: label('accountPages', 'saveNewPassword') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('common', 'ok') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  await tryLogin(page, id, NEW_PASSWORD);
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();
  await tryLogin(page, id, password);
  await arrive(page);

  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(link);
  await visitor?.getByLabel(label('accountPages', 'newPasswordTitle'), { exact: true }).fill(password);
  await visitor?.getByLabel(label('accountPages', 'newPasswordAgain')).fill(password);
  await visitor?.getByRole('button', { name: label('accountPages', 'saveNewPassword') }).click();
  await expect(visitor?.getByRole('alert').filter({ hasText: /./ }) ?? page.locator('nothing')).toContainText(
    label('messages', 'password_modified_error'),
  );
  await visitor?.close();
});

test('a link without its parts is an error of the address [A-VERIFY-01] [A-VERIFY-02] [A-RESET-03]', async ({
  page,
}) => {
  for (const path of ['/ko/access/auth?key=k', '/ko/access/auth?type=auth', '/ko/access/retypepassword']) {
    await page.goto(consoleUrl(path));
    await expect(page).toHaveURL(consoleUrl('/ko/error/400'));
  }
});

/** A token for a link, which becomes a session of the person. */
async function exchangeToken(id: string): Promise<string> {
  const { data } = await server.POST('/access/token', { headers: { token: await tokenOf(id) } });
  return data?.objects.token ?? '';
}

test('a link without a token leads to login in Korean [A-ROUTE-20] [C-ROUTE-02]', async ({ page }) => {
  await page.goto(consoleUrl('/en/login'));
  await page.goto(consoleUrl('/access/auth_token'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('a token in a link becomes a session, and leads to the page that the link names [A-ROUTE-22] [C-ROUTE-05]', async ({
  page,
}) => {
  const redirect = encodeURIComponent('/en/device/favorite');
  await page.goto(consoleUrl(`/access/auth_token?token=${await exchangeToken(USER)}&redirect=${redirect}`));
  await expect(page).toHaveURL(consoleUrl('/en/device/favorite'));
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toContain(USER);
});

test('a token in a link becomes a session only once [A-ROUTE-24] [C-ROUTE-07]', async ({ page, browser }) => {
  const link = consoleUrl(`/access/auth_token?token=${await exchangeToken(USER)}`);
  await page.goto(link);
  await expect(page).toHaveURL(/\/device\/all/);
  const stranger = await anotherPage(browser);
  await stranger.goto(link);
  await expect(stranger).toHaveURL(/\/error\/401$/);
});

test('a link that would lead out of the console leads to the licenses [A-ROUTE-25]', async ({ page }) => {
  const redirect = encodeURIComponent('https://evil.example/');
  await page.goto(consoleUrl(`/access/auth_token?token=${await exchangeToken(MANAGER)}&redirect=${redirect}`));
  await expect(page).toHaveURL(/\/management\/license$/);
});

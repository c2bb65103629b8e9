import { expect, test, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { arrive, consoleUrl, tryLogin } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { label } from './kit/texts.ts';

/** The sign-up password; it is good for a reset as well. */
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

test('a forgotten password is set anew by the mail, and the old one is worthless [A-FORGOT-12] [A-RESET-15] [A-RESET-19]', async ({
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

test('a token in a link becomes a session once, and leads on inside the console only [A-ROUTE-20] [A-ROUTE-22] [A-ROUTE-24] [A-ROUTE-25] [C-ROUTE-02] [C-ROUTE-05] [C-ROUTE-07]', async ({
  page,
  browser,
}) => {
  await page.goto(consoleUrl('/access/auth_token'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));

  const exchange = async () => {
    const { data } = await server.POST('/access/token', { headers: { token: await tokenOf('user@demo.example') } });
    return data?.objects.token ?? '';
  };
  const token = await exchange();
  await page.goto(
    consoleUrl(`/access/auth_token?token=${token}&redirect=${encodeURIComponent('/en/device/favorite')}`),
  );
  await expect(page).toHaveURL(consoleUrl('/en/device/favorite'));

  const stranger = await browser.newPage();
  await stranger.goto(consoleUrl(`/access/auth_token?token=${token}`));
  await expect(stranger).toHaveURL(/\/error\/401$/);
  const second = await exchange();
  await stranger.goto(
    consoleUrl(`/access/auth_token?token=${second}&redirect=${encodeURIComponent('https://evil.example/')}`),
  );
  await expect(stranger).toHaveURL(/\/device\/all/);
  await stranger.close();
});

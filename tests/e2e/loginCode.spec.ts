import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { foundCompany } from './kit/company.ts';
import { arrive, consoleUrl, tryLogin } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { labelIn, label } from './kit/texts.ts';
import { addUser } from './kit/visitors.ts';

/** A person who logs in with a one-time code. */
async function personWithCode(): Promise<string> {
  return addUser(await foundCompany('code'), 'code', { changed: { flag_use_otp: 1 } });
}

/** The answer to the first step of a login: the token of the step, and the key of the authenticator. */
async function firstStep(page: Page, send: () => Promise<void>): Promise<{ token: string; otp_key: string }> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1.0/access'));
  await send();
  const { objects } = (await (await answered).json()) as { objects: { token: string; otp_key: string } };
  return objects;
}

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate();

test('where a code is due its dialog opens, and the code goes with the token of the first step [A-LOGIN-14] [A-LOGIN-15]', async ({
  page,
}) => {
  const person = await personWithCode();
  await page.goto(consoleUrl('/ko/login'));
  const { token, otp_key: key } = await firstStep(page, () => tryLogin(page, person));
  const dialog = page.getByRole('dialog', { name: label('accounts', 'codeTitle') });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  const code = codeOf(key);
  await dialog.getByLabel(label('accounts', 'codeLabel')).fill(code);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1.0/access'));
  await dialog.getByRole('button', { name: label('accounts', 'codeSubmit') }).click();
  expect((await sent).method()).toBe('POST');
  expect((await sent).postDataJSON()).toEqual({ type: '3STEP', code, token });
  await arrive(page);
});

test('a login that fails without a cause asks to check ID and password [A-LOGIN-21]', async ({ page }) => {
  const person = await personWithCode();
  await page.goto(consoleUrl('/en/login'));
  const { token, otp_key: key } = await firstStep(page, async () => {
    await page.getByRole('textbox', { name: labelIn('en', 'accounts', 'loginId'), exact: true }).fill(person);
    await page.getByLabel(labelIn('en', 'accounts', 'password'), { exact: true }).fill('Demo!2345');
    await page.getByRole('button', { name: labelIn('en', 'accounts', 'login'), exact: true }).click();
  });
  // The step is used up elsewhere: the server then no longer knows it and gives no reason.
  const elsewhere = await server.POST('/access', { body: { type: '3STEP', token, code: codeOf(key) } });
  expect(elsewhere.data?.objects.isLogin).toBe('Success');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labelIn('en', 'accounts', 'codeLabel')).fill('123456');
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1.0/access'));
  await dialog.getByRole('button', { name: labelIn('en', 'accounts', 'codeSubmit') }).click();
  expect(await (await answered).json()).not.toHaveProperty('objects.cause');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('Please check your ID and password.');
});

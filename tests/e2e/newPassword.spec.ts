import { expect, type Page } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { consoleUrl, PASSWORD } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { addUser, mailedLink, signUpAs } from './kit/visitors.ts';

const NEW_PASSWORD = 'Zyxwvu9?';

const fields = (page: Page) => page.locator('form input[type="password"]');
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Fills in the English form and sends it. */
async function change(page: Page, password: string, current?: string): Promise<void> {
  if (current !== undefined) await page.locator('input[name="current"]').fill(current);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="confirmation"]').fill(password);
  await page.getByRole('button', { name: labelIn('en', 'accountPages', 'saveNewPassword') }).click();
}

/** The next change that is sent; a page opened by a key only asks whether it still works. */
const nextBody = async (page: Page): Promise<unknown> =>
  (
    await page.waitForRequest(
      (request) => request.url().endsWith('/v1.0/resetPW') && !request.postData()?.includes('"check"'),
    )
  ).postDataJSON();

/** The address of the page that a reset email links to, in English. */
async function resetLink(): Promise<URL> {
  const { id, mail } = await signUpAs('reset');
  await server.POST('/resetPW', { body: { type: 'send', key: id, lang_code: 'en' } });
  return new URL(await mailedLink(mail));
}

test('with a key a new password and its confirmation are enough, once [A-RESET-01] [A-RESET-12] [A-RESET-14] [A-RESET-16]', async ({
  page,
}) => {
  const link = await resetLink();
  await page.goto(link.href);
  await expect(fields(page)).toHaveCount(2);
  await expect(page.getByLabel(labelIn('en', 'accountPages', 'newPassword'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(labelIn('en', 'accountPages', 'newPasswordAgain'), { exact: true })).toBeVisible();
  const sent = nextBody(page);
  await change(page, NEW_PASSWORD);
  expect(await sent).toEqual({ type: 'set', key: link.searchParams.get('key'), pw: NEW_PASSWORD });
  await expect(page.getByRole('dialog')).toContainText(labelIn('en', 'messages', 'password_modified'));

  await page.goto(link.href);
  // Shown before anything is typed, and again after an attempt.
  await expect(fault(page)).toContainText(labelIn('en', 'messages', 'password_modified_error'));
  await change(page, NEW_PASSWORD);
  await expect(fault(page)).toContainText(labelIn('en', 'messages', 'password_modified_error'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a key the current password is asked as well, and the change names the ID [A-RESET-02] [A-RESET-13] [A-RESET-14]', async ({
  page,
}) => {
  const person = await addUser(await foundCompany('forced'), 'forced');
  await page.goto(consoleUrl(`/en/access/retypepassword/${person}`));
  await expect(fields(page)).toHaveCount(3);
  await expect(page.getByLabel(labelIn('en', 'accountPages', 'currentPassword'), { exact: true })).toBeVisible();
  const sent = nextBody(page);
  await change(page, NEW_PASSWORD, PASSWORD);
  expect(await sent).toEqual({ type: 'force_set', mgrid: person, origin_pw: PASSWORD, pw: NEW_PASSWORD });
  await expect(page.getByRole('dialog')).toContainText(labelIn('en', 'messages', 'password_modified'));
  const old = await server.POST('/access', { body: { type: '1STEP', mail: person, pw: PASSWORD } });
  expect(old.data?.objects.isLogin).toBe('Fail');
});

test('a wrong current password is reported, and a change that is refused as well [A-RESET-17] [A-RESET-18]', async ({
  page,
}) => {
  const person = await addUser(await foundCompany('forced'), 'forced');
  await page.goto(consoleUrl(`/en/access/retypepassword/${person}`));
  await change(page, NEW_PASSWORD, 'Wrong!2345');
  await expect(fault(page)).toHaveText('Please check the current password.');
  // The same password again is not a change.
  await change(page, PASSWORD, PASSWORD);
  await expect(fault(page)).toHaveText('Password change failed. Please try again.');
  await expect(page).toHaveURL(consoleUrl(`/en/access/retypepassword/${person}`));
});

test('an empty current password is reported without a call [A-RESET-18]', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1.0/resetPW')) calls += 1;
  });
  await page.goto(consoleUrl('/ko/access/retypepassword/ada.park'));
  await page.getByRole('button', { name: label('accountPages', 'saveNewPassword') }).click();
  await expect(fault(page)).toHaveText(label('messages', 'check_current_password'));
  expect(calls).toBe(0);
});

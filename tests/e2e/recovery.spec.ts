import { expect, type Page } from '@playwright/test';
import { consoleUrl } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { freshId, mailedLinks, signUpAs } from './kit/visitors.ts';

const parts = (page: Page) => ({
  find: page.getByRole('region', { name: label('accountPages', 'findIdTitle') }),
  reset: page.getByRole('region', { name: label('accountPages', 'resetTitle') }),
});
const findButton = { name: label('accountPages', 'findId') };
const resetButton = { name: label('accountPages', 'sendResetMail') };

/** The body of the next call to an operation. */
const nextBody = async (page: Page, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => request.url().endsWith(`/v1.0/${path}`))).postDataJSON();

test('recovery has a part for the ID and one for the password; neither sends anything empty [A-FORGOT-01] [A-FORGOT-02] [A-FORGOT-03] [A-FORGOT-04]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto(consoleUrl('/ko/forgot'));
  const { find, reset } = parts(page);
  await expect(find.getByRole('textbox', { name: label('accountPages', 'email') })).toBeVisible();
  await expect(reset.getByRole('textbox', { name: label('accountPages', 'id') })).toBeVisible();
  await find.getByRole('button', findButton).click();
  await expect(find.getByRole('alert')).toHaveText(label('messages', 'emile_requirement'));
  await reset.getByRole('textbox').fill(' ');
  await reset.getByRole('button', resetButton).click();
  await expect(reset.getByText(label('messages', 'invalid_id'))).toBeVisible();
  expect(calls).toEqual([]);
});

test('an address finds its ID, and one that nobody has says so [A-FORGOT-06] [A-FORGOT-07] [A-FORGOT-08]', async ({
  page,
}) => {
  const { id, mail } = await signUpAs('forgot', `ada-${crypto.randomUUID().slice(0, 8)}`);
  await page.goto(consoleUrl('/ko/forgot'));
  const { find } = parts(page);
  const sent = nextBody(page, 'findID');
  await find.getByRole('textbox').fill(mail);
  await find.getByRole('button', findButton).click();
  expect(await sent).toEqual({ lang_code: 'ko', email: mail });
  await expect(find.getByRole('status')).toHaveText(label('messages', 'your_email_is', { email: id }));
  await find.getByRole('textbox').fill(freshId('nobody'));
  await find.getByRole('button', findButton).click();
  await expect(find.getByText(label('messages', 'no_account_with_email'))).toBeVisible();
  await expect(find.getByRole('status')).toHaveCount(0);
});

test('a reset mail is asked for by ID, and its sending is confirmed [A-FORGOT-09] [A-FORGOT-10]', async ({ page }) => {
  const { id, mail } = await signUpAs('reset');
  await page.goto(consoleUrl('/en/forgot'));
  const reset = page.getByRole('region', { name: labelIn('en', 'accountPages', 'resetTitle') });
  const sent = nextBody(page, 'resetPW');
  await reset.getByRole('textbox').fill(id);
  await reset.getByRole('button', { name: labelIn('en', 'accountPages', 'sendResetMail') }).click();
  expect(await sent).toEqual({ type: 'send', key: id, lang_code: 'en' });
  await expect(reset.getByRole('status')).toHaveText(labelIn('en', 'messages', 'password_modify_mail_sent'));
  expect((await mailedLinks(mail))[0]).toContain('/access/retypepassword?');
});

test('a reset mail that was not sent says so [A-FORGOT-11]', async ({ page }) => {
  // The real server gives the same answer whether it could send or not, so that nobody learns who has an account.
  await page.route('**/v1.0/resetPW', (route) =>
    route.fulfill({ json: { status: 200, meta: {}, objects: { result: 'Fail' } } }),
  );
  await page.goto(consoleUrl('/ko/forgot'));
  const { reset } = parts(page);
  await reset.getByRole('textbox').fill('ada.park');
  await reset.getByRole('button', resetButton).click();
  await expect(reset.getByText(label('messages', 'email_send_fail'))).toBeVisible();
  await expect(reset.getByRole('status')).toHaveCount(0);
});

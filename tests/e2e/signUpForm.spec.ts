import { expect, type Page } from '@playwright/test';
import { consoleUrl, PASSWORD } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { freshId, signUpAs } from './kit/visitors.ts';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submitButton = (page: Page) => page.getByRole('button', { name: label('accountPages', 'signUp'), exact: true });
const use = (page: Page) => page.getByRole('group', { name: label('accountPages', 'useFor') });
const agreement = (page: Page, key: 'agreeAll' | 'agreeTerms' | 'agreePrivacy') =>
  page.getByRole('checkbox', { name: label('accountPages', key), exact: true });
const isSignUp = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/v1.0/managers');

/** What a visitor types; the rest of the form is filled automatically. */
const typed = (id: string) => ({
  loginId: id,
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  mail: id,
  name: 'Ada Park',
  phone: '010-1234-5678',
  subscription: 'A friend',
});

/** Opens the form and fills it in. */
async function fillIn(page: Page, id: string): Promise<void> {
  await page.goto(consoleUrl('/ko/join-us'));
  for (const [name, value] of Object.entries(typed(id))) await field(page, name).fill(value);
  await agreement(page, 'agreeAll').check();
}

test('the use is PERSONAL or ENTERPRISE, and the company is asked of an ENTERPRISE only [A-JOIN-02] [A-JOIN-03]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/join-us'));
  const choices = use(page).getByRole('button');
  await expect(choices).toHaveText([label('accountPages', 'usePersonal'), label('accountPages', 'useEnterprise')]);
  expect(await choices.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'PERSONAL',
    'ENTERPRISE',
  ]);
  for (const [position, isCompany] of [
    [1, true],
    [0, false],
  ] as const) {
    await choices.nth(position).click();
    for (const name of ['companyName', 'companyWebsite']) {
      await expect(field(page, name)).toBeEnabled({ enabled: isCompany });
    }
    for (const name of ['loginId', 'mail', 'name', 'phone']) await expect(field(page, name)).toBeEnabled();
  }
});

test('both agreements are required, and their texts can be read first [A-JOIN-04] [A-JOIN-07] [A-TERMS-07]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/join-us'));
  await expect(submitButton(page)).toBeDisabled();
  for (const [open, title, clause] of [
    ['readTerms', 'termsTitle', 'termsFree'],
    ['readPrivacy', 'privacyTitle', 'privacyItems'],
  ] as const) {
    await page.getByRole('button', { name: label('accountPages', open) }).click();
    const dialog = page.getByRole('dialog', { name: label('legal', title) });
    await expect(dialog).toContainText(label('legal', clause));
    await dialog.getByRole('button', { name: label('common', 'close') }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(agreement(page, 'agreeTerms')).not.toBeChecked();
  await agreement(page, 'agreeTerms').check();
  await expect(submitButton(page)).toBeDisabled();
  await agreement(page, 'agreeTerms').uncheck();
  await agreement(page, 'agreePrivacy').check();
  await expect(submitButton(page)).toBeDisabled();
  await agreement(page, 'agreeTerms').check();
  await expect(submitButton(page)).toBeEnabled();
});

test('an ID of the right form is looked up when the visitor leaves it, and a taken one is reported [A-JOIN-11] [A-JOIN-12]', async ({
  page,
}) => {
  const { id: taken } = await signUpAs('taken');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/v1.0/check')) asked.push(url.searchParams.get('value'));
  });
  await page.goto(consoleUrl('/ko/join-us'));
  await field(page, 'loginId').fill('a b');
  await field(page, 'mail').focus();
  await field(page, 'loginId').fill(taken);
  await field(page, 'mail').focus();
  await expect(page.getByText(label('messages', 'id_exist'))).toBeVisible();
  expect(asked).toEqual([taken]);
  const free = freshId('free');
  await field(page, 'loginId').fill(free);
  await expect(page.getByText(label('messages', 'id_exist'))).toBeHidden();
  await field(page, 'mail').focus();
  await expect(page.getByText(label('accountPages', 'idAvailable'))).toBeVisible();
  expect(asked).toEqual([taken, free]);
});

test('a press sends the whole form once, however often it is pressed, and its success is reported [A-JOIN-29] [A-JOIN-30] [A-JOIN-35] [A-DIALOG-01]', async ({
  page,
}) => {
  const id = freshId('join');
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  // The answer is held back: the real one comes before a second press.
  await page.route('**/v1.0/managers', async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.continue();
  });
  await fillIn(page, id);
  await submitButton(page).dblclick();
  await expect.poll(() => sent).toHaveLength(1);
  await field(page, 'name').press('Enter');
  await expect(submitButton(page)).toBeDisabled();
  answer.resolve();
  const dialog = page.getByRole('dialog', { name: label('accountPages', 'signedUpTitle') });
  await expect(dialog).toContainText(id);
  await expect(dialog.getByRole('button')).toHaveText([label('common', 'ok')]);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([
    {
      mgrid: id,
      pw: PASSWORD,
      pwConfirm: PASSWORD,
      mail: id,
      name: 'Ada Park',
      phone: '010-1234-5678',
      subscription: 'A friend',
      company_name: '',
      company_website: '',
      lang_code: 'ko',
      pcany_user: 'NO',
      time_zone_id: 32,
    },
  ]);
});

test('a sign-up that fails keeps the visitor on the form with what was typed [A-JOIN-37]', async ({ page }) => {
  const id = freshId('late');
  await fillIn(page, id);
  await expect(page.getByText(label('accountPages', 'idAvailable'))).toBeVisible();
  // Somebody else is quicker.
  await signUpAs('late', id);
  const refused = page.waitForResponse((response) => isSignUp(response.request()));
  await submitButton(page).click();
  expect((await refused).status()).toBe(409);
  await expect(page.getByText(label('messages', 'id_exist'))).toBeVisible();
  await expect(page).toHaveURL(consoleUrl('/ko/join-us'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [name, value] of Object.entries(typed(id))) await expect(field(page, name)).toHaveValue(value);
  await expect(agreement(page, 'agreeAll')).toBeChecked();
});

test('the page after a sign-up leads to login [A-JOIN-40]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/join-done'));
  await page
    .getByRole('main')
    .getByRole('link', { name: label('accountPages', 'toLogin') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

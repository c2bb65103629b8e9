import { expect, type Page } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, PASSWORD } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { freshId } from './kit/visitors.ts';

const NEW_USER = '/ko/management/managers/add';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const restored = (page: Page) => page.getByText(labelIn('en', 'common', 'draftRestoredPasswords'), { exact: true });
const discard = (page: Page) =>
  page.getByRole('button', { name: labelIn('en', 'common', 'draftDiscard'), exact: true });

/** Fills in fields, including a password. */
async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'password').fill(PASSWORD);
}

/** Fails on a browser dialog: none may block a change of language. */
function refuseQuestions(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

/** Expects what was typed after the language was changed, and discards it. */
async function findAndDiscard(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  await expect(restored(page)).toBeVisible();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'password')).toHaveValue('');
  await discard(page).click();
  await expect(restored(page)).toBeHidden();
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue('');
  await page.reload();
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue('');
  await expect(restored(page)).toBeHidden();
}

async function chooseEnglish(page: Page): Promise<void> {
  await page
    .getByRole('button', {
      name: new RegExp(`^${label('common', 'named', { name: label('common', 'language'), value: '' })}`),
    })
    .click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\//);
}

test('what a visitor typed into the sign-up returns in another language, and is gone once discarded', async ({
  page,
}) => {
  const typed = { loginId: freshId('draft'), name: 'Ada Park', phone: '010-1234-5678' };
  await page.goto(consoleUrl('/ko/join-us'));
  await fillIn(page, typed);
  await page.getByRole('button', { name: 'EN English', exact: true }).click();
  await expect(page).toHaveURL(consoleUrl('/en/join-us'));
  await findAndDiscard(page, typed);
});

test('what was typed for a new user returns in another language without a question, and is gone once discarded', async ({
  page,
}) => {
  const typed = { name: 'Ada Park', department: 'Lab' };
  const { manager } = await foundCompany('draft');
  await openAs(page, manager, NEW_USER);
  const asked = refuseQuestions(page);
  await fillIn(page, typed);
  await chooseEnglish(page);
  await expect(restored(page)).toBeVisible();
  expect(asked).toEqual([]);
  await findAndDiscard(page, typed);
});

test('another person in the same tab sees nothing of what was typed for a new user', async ({ page }) => {
  const { manager } = await foundCompany('draft');
  const other = await foundCompany('draft');
  await openAs(page, manager, NEW_USER);
  refuseQuestions(page);
  await fillIn(page, { name: 'Ada Park' });
  await chooseEnglish(page);
  await expect(restored(page)).toBeVisible();

  await openAs(page, other.manager, NEW_USER.replace('/ko/', '/en/'));
  await expect(field(page, 'name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

test('what was typed for a new user is gone once the person agreed to leave the page', async ({ page }) => {
  const { manager } = await foundCompany('draft');
  await openAs(page, manager, NEW_USER);
  refuseQuestions(page);
  await fillIn(page, { name: 'Ada Park' });
  await chooseEnglish(page);
  await expect(restored(page)).toBeVisible();

  await page.locator('a[href="/en/device/all"]:visible').first().click();
  await page
    .getByRole('dialog', { name: labelIn('en', 'frame', 'unsavedTitle') })
    .getByRole('button', { name: labelIn('en', 'frame', 'unsavedLeave') })
    .click();
  await expect(page).toHaveURL(/\/en\/device\/all/);
  await page.goto(consoleUrl(NEW_USER.replace('/ko/', '/en/')));
  await expect(field(page, 'name')).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

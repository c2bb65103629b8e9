import { expect, type Page } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

/** Where each path starts; it leads to both forms. */
const START = '/ko/management/managers';

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

const FORMS = [
  {
    form: 'a new user',
    path: '/ko/management/managers/add',
    field: (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${label('users', 'name')}`) }),
    typed: 'Ada Park',
  },
  {
    form: 'the function settings',
    path: '/ko/management/function-settings',
    field: (page: Page) => page.getByRole('textbox', { name: label('policies', 'idleTime') }),
    typed: '17',
  },
] as const;

/** The ways in which people leave a page, each with its target. */
const WAYS: readonly { way: string; leave: (page: Page) => Promise<unknown>; leadsTo: string }[] = [
  {
    way: 'a link of the menu',
    leave: (page) => linkTo(page, '/ko/device/all').click(),
    leadsTo: '/ko/device/all',
  },
  { way: 'the back button', leave: (page) => page.evaluate(() => window.history.back()), leadsTo: START },
  {
    way: 'logging out',
    leave: async (page) => {
      await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
      await page.getByRole('menuitem', { name: label('accounts', 'logout') }).click();
    },
    leadsTo: '/ko/login',
  },
];

for (const { form, path, field, typed } of FORMS) {
  for (const { way, leave, leadsTo } of WAYS) {
    test(`what was typed into ${form} is not lost by ${way} without a question`, async ({ page }) => {
      const { manager } = await foundCompany('unsaved');
      await openAs(page, manager, START);
      await linkTo(page, path).click();
      await field(page).fill(typed);
      await leave(page);
      const question = page.getByRole('dialog', { name: label('frame', 'unsavedTitle') });
      await question.getByRole('button', { name: label('common', 'cancel') }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(consoleUrl(path));
      await expect(field(page)).toHaveValue(typed);

      await leave(page);
      await question.getByRole('button', { name: label('frame', 'unsavedLeave') }).click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(leadsTo));
    });
  }
}

test('a form that was saved, or that nobody typed into, is left without a question', async ({ page }) => {
  const { manager } = await foundCompany('saved');
  const [, settings] = FORMS;
  await openAs(page, manager, settings.path);
  await settings.field(page).fill('18');
  await page.getByRole('button', { name: label('policies', 'saveSettings') }).click();
  await expect(page.getByText(label('messages', 'function-submit'), { exact: true }).first()).toBeVisible();
  await linkTo(page, '/ko/device/all').click();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
});

test('the tab asks in the words of the browser before what was typed is lost by a reload', async ({ page }) => {
  const { manager } = await foundCompany('reload');
  const [, { path, field, typed }] = FORMS;
  await openAs(page, manager, path);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await field(page).fill(typed);
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(field(page)).toHaveValue(typed);
});

test('who stayed on a page finds the entries of the browser before and behind it as they were', async ({ page }) => {
  const { manager } = await foundCompany('entries');
  const [{ path, field, typed }] = FORMS;
  await openAs(page, manager, START);
  await linkTo(page, path).click();
  await expect(field(page)).toBeVisible();
  await linkTo(page, '/ko/device/all').click();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
  await page.goBack();
  await field(page).fill(typed);

  const question = page.getByRole('dialog', { name: label('frame', 'unsavedTitle') });
  for (const steps of [1, -1]) {
    await page.evaluate((by) => window.history.go(by), steps);
    await question.getByRole('button', { name: label('common', 'cancel') }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(consoleUrl(path));
    await expect(field(page)).toHaveValue(typed);
  }
  await page.evaluate(() => window.history.forward());
  await question.getByRole('button', { name: label('frame', 'unsavedLeave') }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(consoleUrl(START));
});

import { expect } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { anotherPage, consoleUrl, tryLogin, USER } from './kit/person.ts';
import { makeMember } from './kit/members.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { HEADING, NEW_PASSWORD, add, fillNewUser, find, manage } from './kit/userPages.ts';

const freshId = (purpose: string) => `${purpose}-${crypto.randomUUID().slice(0, 8)}`;

test('a manager adds a user, who appears in the list and logs in at once [C-MANAGER-06] [C-ADDUSER-20] [C-ADDUSER-21] [C-ADDUSER-22]', async ({
  page,
  browser,
}) => {
  const id = freshId('added');
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: label('users', 'addUser') }).click();
  await expect(page).toHaveURL(manage('managers/add'));
  await fillNewUser(page, id, 'Walker');
  await page.getByRole('button', { name: label('users', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'created_user'))).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);

  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id, NEW_PASSWORD);
  await visitor.waitForURL('**/ko/device/all**');
});

test('a taken ID is refused at the form [C-ADDUSER-05] [C-ROUTE-32] [C-ROUTE-33]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('managers'));
  await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'pageManagers'));
  await page.goto(manage('managers/add'));
  await fillNewUser(page, USER, 'Walker');
  await page.getByRole('button', { name: label('users', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'id_exist'))).toBeVisible();
  await expect(page).toHaveURL(manage('managers/add'));
});

test('an administrator lists, creates, edits, deactivates, activates and deletes users [C-MANAGER-36] [C-MANAGER-18] [C-EDITUSER-01] [C-ROUTE-34]', async ({
  page,
}) => {
  const id = freshId('whole');
  await enter(page);
  await add(page, id, 'Walker');
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  await expect(page).toHaveURL(/\/ko\/management\/managers\/\d+$/);
  await expect(page.getByRole('heading', HEADING)).toHaveText('Walker');
  for (const card of [label('users', 'profile'), label('users', 'settings'), label('users', 'permissions')]) {
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  }
  const department = label('users', 'department');
  await page.getByRole('group', { name: department }).getByRole('button').click();
  await page.getByRole('textbox', { name: department }).fill('Field team');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('users', 'saved'))).toBeVisible();

  await find(page, id);
  await expect(page.getByText('Field team')).toBeVisible();
  const active = page.getByRole('switch', { name: label('users', 'activeOf', { name: 'Walker' }) });
  for (const isActive of [false, true]) {
    await active.click();
    await expect(active).toBeChecked({ checked: isActive });
  }
  await page.getByRole('button', { name: label('users', 'deleteUser', { name: 'Walker' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('users', 'columnDelete') })
    .click();
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
});

test('a user who is switched off is named, and is refused at login [C-MANAGER-16] [C-MANAGER-35]', async ({
  page,
  browser,
}) => {
  const { id } = await makeMember('off');
  await enter(page);
  await find(page, id);
  await page.getByRole('switch', { name: label('users', 'activeOf', { name: id }) }).click();
  await expect(
    page.getByText(label('messages', 'user_active_changed', { name: id, status: label('users', 'inactive') })),
  ).toBeVisible();
  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id);
  await expect(visitor.getByText(label('messages', 'login_failed_cause_inactive'))).toBeVisible();
});

test('a deletion is asked about, and the list comes again without the user [C-MANAGER-10] [C-MANAGER-12] [C-MANAGER-13]', async ({
  page,
}) => {
  const { id } = await makeMember('gone');
  await enter(page);
  await find(page, id);
  const press = page.getByRole('button', { name: label('users', 'deleteUser', { name: id }) });
  await press.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
  await press.click();
  const again = page.waitForResponse((answer) => answer.request().method() === 'GET' && /\/users\?/.test(answer.url()));
  await dialog.getByRole('button', { name: label('users', 'columnDelete') }).click();
  await expect(page.getByText(label('messages', 'deleted_user'))).toBeVisible();
  await again;
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
});

test('deleting needs somebody checked, and takes all who are [C-MANAGER-08] [C-MANAGER-09]', async ({ page }) => {
  const purpose = freshId('n').slice(0, 6);
  const made = [await makeMember(`${purpose}-a`), await makeMember(`${purpose}-b`)];
  await enter(page);
  await page.goto(manage(`managers?search=${purpose}`));
  for (const { id } of made) await expect(page.getByRole('link', { name: id })).toBeVisible();
  await page.getByRole('button', { name: label('users', 'deleteSelected') }).click();
  await expect(page.getByText(label('messages', 'no-selects'))).toBeVisible();
  for (const { name } of made) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: label('users', 'deleteSelected') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('users', 'columnDelete') })
    .click();
  await expect(page.getByText(label('common', 'noResultTitle'))).toBeVisible();
});

test('the sheet page gives a form template [C-BULK-02] [C-MANAGER-07] [C-ROUTE-35]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: label('users', 'addBySheet') }).click();
  await expect(page).toHaveURL(manage('managers/excel'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label('users', 'sheetTemplate') }).click();
  expect((await download).suggestedFilename()).toBe(label('users', 'sheetFileName'));
});

test('a sheet brings users, and says how many [C-BULK-05] [C-BULK-11] [C-BULK-12]', async ({ page }) => {
  const id = freshId('sheet');
  await enter(page);
  await page.goto(manage('managers/excel'));
  const book = utils.book_new();
  const rows = [
    [label('users', 'mgrid'), label('users', 'password'), label('users', 'name')],
    [id, NEW_PASSWORD, 'Sheet one'],
    [USER, NEW_PASSWORD, 'Exists already'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'users.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await page.getByRole('checkbox', { name: label('common', 'selectRow', { name: id }) }).check();
  await page.getByRole('checkbox', { name: label('common', 'selectRow', { name: USER }) }).check();
  await page.getByRole('button', { name: label('users', 'enrol'), exact: true }).click();
  const refusal = page.getByRole('dialog', {
    name: label('users', 'enrolledSome', { total: 2, enrolled: 1, failed: 1 }),
  });
  await expect(refusal).toContainText(label('messages', 'id_exist'));
  await refusal.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);
});

test('an approver is chosen from the list; one who is not there starts the page over [A-MANAGER-01] [A-MANAGER-02] [A-MANAGER-06] [C-ADDUSER-12]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('managers/add'));
  await page.getByRole('switch', { name: label('users', 'useApproval') }).click();
  await page.getByRole('button', { name: label('users', 'pickApprover') }).click();
  const dialog = page.getByRole('dialog', { name: label('users', 'pickApproverNew') });
  await dialog.getByRole('radio', { name: /submanager@demo.example/ }).check();
  await dialog.getByRole('button', { name: label('users', 'choose'), exact: true }).click();
  await expect(page.getByRole('group', { name: label('users', 'approver') })).toContainText(DEMO.subManager);
  await page.locator('input[name="approver"]').fill('no such person');
  await page.locator('input[name="approver"]').press('Enter');
  const refusal = page.getByRole('dialog', { name: label('messages', 'search_manager_405') });
  await refusal.getByRole('button', { name: label('common', 'ok') }).click();
  await expect(page.getByRole('group', { name: label('users', 'approver') })).toContainText(
    label('users', 'approverAdministrator'),
  );
});

test('an unknown user is a 404 [C-EDITUSER-12]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('managers/99999'));
  await expect(page.getByText('404')).toBeVisible();
});

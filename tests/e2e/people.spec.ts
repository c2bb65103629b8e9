import { expect, test, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { anotherPage, consoleUrl, tryLogin, USER } from './kit/person.ts';
import { DEMO } from './kit/demo.ts';
import { label, labelPattern } from './kit/texts.ts';

const SUB_MANAGER = 'submanager@demo.example';
const NEW_PASSWORD = 'Abcdef1!';
const HEADING = { level: 1 } as const;

// These walks log in, and some of them twice.
test.describe.configure({ timeout: 120_000 });

const manage = (path: string) => consoleUrl(`/ko/management/${path}`);
const freshId = (purpose: string) => `${purpose}-${crypto.randomUUID().slice(0, 8)}`;

async function fillNewUser(page: Page, id: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^${label('managers', 'mgrid')}`) }).fill(id);
  await page.locator('input[name="pw"]').fill(NEW_PASSWORD);
  await page.locator('input[name="pwConfirm"]').fill(NEW_PASSWORD);
  await page.locator('input[name="name"]').fill(name);
}

/** Finds one person in the list by ID. */
async function find(page: Page, id: string): Promise<void> {
  await page.goto(manage(`managers?search=${id}`));
  // The table is a part of its own, which comes with the first list.
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Adds a user through the form; the list shows it. */
async function add(page: Page, id: string, name: string): Promise<void> {
  await page.goto(manage('managers/add'));
  await fillNewUser(page, id, name);
  await page.getByRole('button', { name: label('managers', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'created_user'))).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
}

test('a manager adds a user, who logs in at once [C-MANAGER-06] [C-MANAGER-36] [C-ADDUSER-05] [C-ADDUSER-20] [C-ADDUSER-21] [C-ADDUSER-22] [C-ROUTE-32] [C-ROUTE-33] [C-PERM-23]', async ({
  page,
  browser,
}) => {
  const id = freshId('walk');
  await enter(page);
  await page.goto(manage('managers'));
  await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'pageManagers'));
  await page.getByRole('link', { name: label('managers', 'addUser') }).click();
  await expect(page).toHaveURL(manage('managers/add'));
  await fillNewUser(page, USER, 'Walker');
  await page.getByRole('button', { name: label('managers', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'id_exist'))).toBeVisible();
  await page.getByRole('textbox', { name: new RegExp(`^${label('managers', 'mgrid')}`) }).fill(id);
  await page.getByRole('button', { name: label('managers', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'created_user'))).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);

  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id, NEW_PASSWORD);
  await visitor.waitForURL('**/ko/device/all**');
});

test('a user is changed, deactivated and deleted [C-MANAGER-10] [C-MANAGER-12] [C-MANAGER-13] [C-MANAGER-16] [C-MANAGER-18] [C-MANAGER-35] [C-EDITUSER-01] [C-ROUTE-34]', async ({
  page,
  browser,
}) => {
  const id = freshId('leave');
  await enter(page);
  await add(page, id, 'Walker');
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Walker');
  for (const card of [label('managers', 'profile'), label('managers', 'settings'), label('managers', 'permissions')])
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  await page
    .getByRole('group', { name: label('managers', 'department') })
    .getByRole('button')
    .click();
  await page.getByRole('textbox', { name: label('managers', 'department') }).fill('Field team');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('managers', 'saved'))).toBeVisible();

  await find(page, id);
  await expect(page.getByText('Field team')).toBeVisible();
  await page.getByRole('switch', { name: label('managers', 'activeOf', { name: 'Walker' }) }).click();
  await expect(
    page.getByText(label('messages', 'user_active_changed', { name: 'Walker', status: label('managers', 'inactive') })),
  ).toBeVisible();
  const visitor = await anotherPage(browser);
  await visitor.goto(consoleUrl('/ko/login'));
  await tryLogin(visitor, id, NEW_PASSWORD);
  await expect(visitor.getByText(label('messages', 'login_failed_cause_inactive'))).toBeVisible();

  await page.getByRole('button', { name: label('managers', 'deleteUser', { name: 'Walker' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('managers', 'columnDelete') })
    .click();
  await expect(page.getByText(label('messages', 'deleted_user'))).toBeVisible();
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
});

test('deleting needs somebody checked, and takes all who are [C-MANAGER-08] [C-MANAGER-09]', async ({ page }) => {
  const id = freshId('many');
  await enter(page);
  for (const part of ['a', 'b']) {
    await add(page, `${id}-${part}`, `Several ${part}`);
  }
  await page.goto(manage(`managers?search=${id}`));
  await expect(page.getByRole('link', { name: `${id}-b` })).toBeVisible();
  await page.getByRole('button', { name: label('managers', 'deleteSelected') }).click();
  await expect(page.getByText(label('messages', 'no-selects'))).toBeVisible();
  await page.getByRole('checkbox', { name: /Several a/ }).check();
  await page.getByRole('checkbox', { name: /Several b/ }).check();
  await page.getByRole('button', { name: label('managers', 'deleteSelected') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('managers', 'columnDelete') })
    .click();
  await expect(page.getByText(label('common', 'noResultTitle'))).toBeVisible();
});

test('permissions and groups are given to a user, parents with them [A-SCOPE-04] [C-PERM-17] [C-PERM-18] [C-PERM-19]', async ({
  page,
}) => {
  const id = freshId('right');
  await enter(page);
  await add(page, id, 'Rights');
  await find(page, id);
  await page.getByRole('link', { name: id, exact: true }).click();
  const permission = page.getByRole('switch', { name: label('managers', 'CSRemoteControl') });
  await permission.click();
  await expect(permission).toBeChecked();
  const seven = page.getByRole('switch', { name: DEMO.seventhFloor, exact: true }).first();
  await seven.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('managers', 'grant') })
    .click();
  await expect(seven).toBeChecked();
  const office = page.getByRole('switch', { name: DEMO.office, exact: true });
  await expect(office).toBeChecked();
  await page.reload();
  await expect(permission).toBeChecked();
  await expect(office).toBeChecked();
  await office.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('managers', 'release') })
    .click();
  await expect(seven).not.toBeChecked();
  await expect(office).not.toBeChecked();
});

test('the own profile is changed field by field, and times follow at once [A-SESSION-14] [A-CONST-09] [C-PROFILE-13] [C-PROFILE-23] [C-PROFILE-27] [C-ROUTE-31] [C-GUARD-08] [C-PASSWORD-19]', async ({
  page,
}) => {
  const id = freshId('self');
  await enter(page);
  await add(page, id, 'Self');
  await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
  await page.getByRole('menuitem', { name: label('accounts', 'logout') }).click();
  await tryLogin(page, id, NEW_PASSWORD);
  await page.waitForURL('**/ko/device/all**');
  await page.goto(manage('profile'));
  await page
    .getByRole('group', { name: label('managers', 'phone') })
    .getByRole('button')
    .click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/users/0'));
  await page.getByRole('textbox', { name: label('managers', 'phone') }).fill('010-9999-8888');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ phone: '010-9999-8888' });
  await page.getByRole('combobox', { name: label('managers', 'dateFormat') }).selectOption('DD/MM/YYYY');
  await expect(page.getByText(label('managers', 'saved')).first()).toBeVisible();
  const format = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('user_session') ?? '{}') as { session?: { date_fmt_id?: number } }).session
          ?.date_fmt_id,
    );
  await expect.poll(format).toBe(2);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('img', { name: new RegExp(`${label('managers', 'logo')}$`) })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.getByRole('button', { name: label('managers', 'changePassword') }).click();
  await page.locator('input[name="pw"]').fill('Zyxwvu9?');
  await page.locator('input[name="pwConfirm"]').fill('Zyxwvu9?');
  await page.getByRole('button', { name: label('managers', 'changePassword') }).click();
  await expect(page.getByText(label('messages', 'password_modified'), { exact: false })).toBeVisible();
});

test('a sheet brings users, and says how many [C-BULK-02] [C-BULK-05] [C-BULK-11] [C-BULK-12] [C-MANAGER-07] [C-ROUTE-35]', async ({
  page,
}) => {
  const id = freshId('sheet');
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: label('managers', 'addBySheet') }).click();
  await expect(page).toHaveURL(manage('managers/excel'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label('managers', 'sheetTemplate') }).click();
  expect((await download).suggestedFilename()).toBe(label('managers', 'sheetFileName'));
  const book = utils.book_new();
  const rows = [
    [label('managers', 'mgrid'), label('managers', 'password'), label('managers', 'name')],
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
  await page.getByRole('button', { name: label('managers', 'enrol'), exact: true }).click();
  const told = page.getByRole('dialog', {
    name: label('managers', 'enrolledSome', { total: 2, enrolled: 1, failed: 1 }),
  });
  await expect(told).toContainText(label('messages', 'id_exist'));
  await told.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page).toHaveURL(manage('managers'));
  await find(page, id);
});

test('an approver is chosen from the list; one who is not there begins the page anew [A-MANAGER-01] [A-MANAGER-02] [A-MANAGER-06] [A-MANAGER-07] [C-ADDUSER-12]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(manage('managers/add'));
  await page.getByRole('switch', { name: label('managers', 'useApproval') }).click();
  await page.getByRole('button', { name: label('managers', 'pickApprover') }).click();
  const dialog = page.getByRole('dialog', { name: label('managers', 'pickApproverNew') });
  await dialog.getByRole('radio', { name: /submanager@demo.example/ }).check();
  await dialog.getByRole('button', { name: label('managers', 'choose'), exact: true }).click();
  await expect(page.getByRole('group', { name: label('managers', 'approver') })).toContainText(DEMO.subManager);
  await page.locator('input[name="approver"]').fill('no such person');
  await page.locator('input[name="approver"]').press('Enter');
  const told = page.getByRole('dialog', { name: label('messages', 'search_manager_405') });
  await told.getByRole('button', { name: label('common', 'ok') }).click();
  await expect(page.getByRole('group', { name: label('managers', 'approver') })).toContainText(
    label('managers', 'approverAdministrator'),
  );
});

test('the pages of people are for managers; a sub-manager changes permissions of those below [A-ROLE-17] [C-GUARD-13] [C-GUARD-14] [C-GUARD-15] [C-GUARD-16] [C-EDITUSER-12]', async ({
  page,
}) => {
  await enter(page, SUB_MANAGER);
  for (const path of ['managers', 'managers/add', 'managers/excel', 'managers/99999']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'errorTitle'));
  }
  await page.goto(manage('managers/3'));
  await expect(page.getByRole('heading', HEADING)).not.toHaveText(label('frame', 'errorTitle'));
  const permission = page.getByRole('switch', { name: label('managers', 'CSRestart') });
  const before = await permission.isChecked();
  await permission.click();
  await expect(permission).toBeChecked({ checked: !before });
  await page.reload();
  await expect(permission).toBeChecked({ checked: !before });
  await permission.click();
  await expect(permission).toBeChecked({ checked: before });
  await expect(page.getByRole('button', { name: label('managers', 'changePassword') })).toHaveCount(0);
});

test('an ordinary user sees neither the list nor anybody else [C-GUARD-13] [C-GUARD-15]', async ({ page }) => {
  await enter(page, USER);
  for (const path of ['managers', 'managers/2']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'errorTitle'));
  }
});

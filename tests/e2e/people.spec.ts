import { expect, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { enter } from './kit/enter.ts';
import { anotherPage, consoleUrl, logIn, MANAGER, PASSWORD, tryLogin, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { makeMember } from './kit/members.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { mailedLink } from './kit/visitors.ts';

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

test('a manager adds a user, who appears in the list and logs in at once [C-MANAGER-06] [C-ADDUSER-20] [C-ADDUSER-21] [C-ADDUSER-22]', async ({
  page,
  browser,
}) => {
  const id = freshId('added');
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: label('managers', 'addUser') }).click();
  await expect(page).toHaveURL(manage('managers/add'));
  await fillNewUser(page, id, 'Walker');
  await page.getByRole('button', { name: label('managers', 'createUser') }).click();
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
  await page.getByRole('button', { name: label('managers', 'createUser') }).click();
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
  for (const card of [label('managers', 'profile'), label('managers', 'settings'), label('managers', 'permissions')]) {
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  }
  const department = label('managers', 'department');
  await page.getByRole('group', { name: department }).getByRole('button').click();
  await page.getByRole('textbox', { name: department }).fill('Field team');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('managers', 'saved'))).toBeVisible();

  await find(page, id);
  await expect(page.getByText('Field team')).toBeVisible();
  const active = page.getByRole('switch', { name: label('managers', 'activeOf', { name: 'Walker' }) });
  for (const isActive of [false, true]) {
    await active.click();
    await expect(active).toBeChecked({ checked: isActive });
  }
  await page.getByRole('button', { name: label('managers', 'deleteUser', { name: 'Walker' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('managers', 'columnDelete') })
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
  await page.getByRole('switch', { name: label('managers', 'activeOf', { name: id }) }).click();
  await expect(
    page.getByText(label('messages', 'user_active_changed', { name: id, status: label('managers', 'inactive') })),
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
  const press = page.getByRole('button', { name: label('managers', 'deleteUser', { name: id }) });
  await press.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
  await press.click();
  const again = page.waitForResponse((answer) => answer.request().method() === 'GET' && /\/users\?/.test(answer.url()));
  await dialog.getByRole('button', { name: label('managers', 'columnDelete') }).click();
  await expect(page.getByText(label('messages', 'deleted_user'))).toBeVisible();
  await again;
  await expect(page.getByRole('link', { name: id, exact: true })).toBeHidden();
});

test('an administrator holds every permission, and sees users, groups, licenses, payments and policies [C-PERM-23]', async ({
  page,
}) => {
  await logIn(page, MANAGER, '/ko/management/profile');
  const permissions = page.getByRole('region', { name: label('managers', 'permissions') });
  await expect(permissions).toContainText(label('managers', 'permissionsOfManager'));
  const switches = permissions.getByRole('switch');
  await expect(switches.first()).toBeVisible();
  for (const one of await switches.all()) await expect(one).toBeChecked();
  for (const [path, heading] of [
    ['managers', label('frame', 'pageManagers')],
    ['groups', label('frame', 'menuGroups')],
    ['license', label('frame', 'pageLicense')],
    ['payments', label('frame', 'pagePayments')],
    ['function-settings', label('frame', 'pageFunctionSettings')],
    ['blocking-settings', label('frame', 'pageBlockingSettings')],
  ] as const) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', { ...HEADING, name: heading })).toBeVisible();
  }
});

test('deleting needs somebody checked, and takes all who are [C-MANAGER-08] [C-MANAGER-09]', async ({ page }) => {
  const purpose = freshId('n').slice(0, 6);
  const made = [await makeMember(`${purpose}-a`), await makeMember(`${purpose}-b`)];
  await enter(page);
  await page.goto(manage(`managers?search=${purpose}`));
  for (const { id } of made) await expect(page.getByRole('link', { name: id })).toBeVisible();
  await page.getByRole('button', { name: label('managers', 'deleteSelected') }).click();
  await expect(page.getByText(label('messages', 'no-selects'))).toBeVisible();
  for (const { name } of made) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
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
  const { id } = await makeMember('right');
  await enter(page);
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

test('every signed-in person has the own profile, whose fields are saved one by one [A-SESSION-14] [C-ROUTE-31] [C-GUARD-08]', async ({
  browser,
}) => {
  for (const id of [MANAGER, SUB_MANAGER, (await makeMember('self')).id]) {
    const page = await anotherPage(browser);
    await logIn(page, id, '/ko/management/profile');
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'pageProfile'));
    const office = label('managers', 'tel');
    await page.getByRole('group', { name: office }).getByRole('button').click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/users/0'));
    await page.getByRole('textbox', { name: office }).fill('02-9999-8888');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ tel: '02-9999-8888' });
    await expect(page.getByText(label('managers', 'saved')).first()).toBeVisible();
    await page.context().close();
  }
});

test('times are shown in the format and the time zone that the person chose [A-CONST-09] [C-PROFILE-13]', async ({
  page,
}) => {
  const { id } = await makeMember('dates', { rights: [{ auth_val: '1,8' }, { time_zone_id: 9 }] });
  const headers = { token: await tokenOf(id) };
  await server.POST('/history/access', { headers, body: { type_id: 1, dev_os_id: 2, browser: 'Chrome' } });
  const query = { search_key: 'mgrid' as const, search_value: id };
  const { data } = await server.GET('/history/access', { headers, params: { query } });
  const instant = new Date(data?.objects[0]?.login_time ?? '');
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const time = `${at('hour')}:${at('minute')}`;

  await logIn(page, id, '/ko/management/profile');
  for (const [format, date] of [
    ['DD/MM/YYYY', `${at('day')}/${at('month')}/${at('year')}`],
    ['MM/DD/YYYY', `${at('month')}/${at('day')}/${at('year')}`],
  ] as const) {
    await page.goto(manage('profile'));
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('combobox', { name: label('managers', 'dateFormat') }).selectOption(format);
    await saved;
    await page.goto(consoleUrl(`/ko/statistics/log/access?key=mgrid&value=${id}`));
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${date} ${time}`) }).first()).toBeVisible();
  }
});

test('a logo is uploaded and shown [C-PROFILE-23] [C-PROFILE-27]', async ({ page }) => {
  const { id } = await makeMember('logo');
  await logIn(page, id, '/ko/management/profile');
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
});

test('the own password is changed by who knows the present one [C-PASSWORD-19]', async ({ page }) => {
  const { id } = await makeMember('secret');
  await logIn(page, id, '/ko/management/profile');
  await page.getByRole('button', { name: label('managers', 'changePassword') }).click();
  await page.locator('input[name="origin_pw"]').fill('Wrong!2345');
  await page.locator('input[name="pw"]').fill('Zyxwvu9?');
  await page.locator('input[name="pwConfirm"]').fill('Zyxwvu9?');
  await page.getByRole('button', { name: label('managers', 'changePassword') }).click();
  await expect(page.getByText(label('messages', 'check_current_password'))).toBeVisible();
  await expect(page.locator('input[name="origin_pw"]')).toBeFocused();
  await page.locator('input[name="origin_pw"]').fill(PASSWORD);
  await page.getByRole('button', { name: label('managers', 'changePassword') }).click();
  await expect(page.getByText(label('messages', 'password_modified'), { exact: false })).toBeVisible();
});

test('a new email of the own account takes effect once the link that is mailed to it was opened', async ({ page }) => {
  const { id } = await makeMember('email');
  const address = `new.${id}@mail.example`;
  await logIn(page, id, '/ko/management/profile');
  const row = page.getByRole('group', { name: label('managers', 'email'), exact: true });
  await row.getByRole('button').click();
  await row.getByRole('textbox').fill(address);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('managers', 'proofEmailTitle') });
  await dialog.locator('input[name="origin_pw"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: label('managers', 'proofEmail') }).click();
  const waits = page.getByRole('group', { name: label('managers', 'newEmail') });
  await expect(waits).toContainText(address);

  await page.goto(await mailedLink(address));
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();
  await page.goto(manage('profile'));
  await expect(row.getByRole('button')).toHaveText(address);
  await expect(waits).toHaveCount(0);
});

test('one-time codes of the own login are turned on by who knows the password', async ({ page }) => {
  const { id } = await makeMember('twostep');
  await logIn(page, id, '/ko/management/profile');
  const codes = page.getByRole('switch', { name: label('managers', 'otp') });
  await codes.click();
  const dialog = page.getByRole('dialog', { name: label('managers', 'proofOtpOnTitle') });
  await dialog.locator('input[name="origin_pw"]').fill('Wrong!2345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('messages', 'check_current_password'))).toBeVisible();
  await expect(codes).not.toBeChecked();
  await dialog.locator('input[name="origin_pw"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(codes).toBeChecked();
});

test('the sheet page gives a form template [C-BULK-02] [C-MANAGER-07] [C-ROUTE-35]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('managers'));
  await page.getByRole('link', { name: label('managers', 'addBySheet') }).click();
  await expect(page).toHaveURL(manage('managers/excel'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label('managers', 'sheetTemplate') }).click();
  expect((await download).suggestedFilename()).toBe(label('managers', 'sheetFileName'));
});

test('a sheet brings users, and says how many [C-BULK-05] [C-BULK-11] [C-BULK-12]', async ({ page }) => {
  const id = freshId('sheet');
  await enter(page);
  await page.goto(manage('managers/excel'));
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

test('an approver is chosen from the list; one who is not there begins the page anew [A-MANAGER-01] [A-MANAGER-02] [A-MANAGER-06] [C-ADDUSER-12]', async ({
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

test('the pages of users are for administrators [C-GUARD-13] [C-GUARD-14] [C-GUARD-15] [C-GUARD-16]', async ({
  page,
}) => {
  await enter(page, USER);
  for (const path of ['managers', 'managers/add', 'managers/excel', 'managers/2']) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'errorTitle'));
    await expect(page.getByText('404')).toBeVisible();
  }
  await enter(page, MANAGER);
  for (const [path, heading] of [
    ['managers', label('frame', 'pageManagers')],
    ['managers/add', label('managers', 'pageAdd')],
    ['managers/excel', label('managers', 'pageSheet')],
  ] as const) {
    await page.goto(manage(path));
    await expect(page.getByRole('heading', HEADING)).toHaveText(heading);
  }
});

test('an unknown user is a 404 [C-EDITUSER-12]', async ({ page }) => {
  await enter(page);
  await page.goto(manage('managers/99999'));
  await expect(page.getByText('404')).toBeVisible();
});

test('a sub-manager changes permissions of the users below, and not their passwords [A-ROLE-17]', async ({ page }) => {
  const { data } = await server.GET('/users/0', { headers: { token: await tokenOf(USER) } });
  const user = data?.objects[0];
  await enter(page, SUB_MANAGER);
  await page.goto(manage(`managers/${user?.pk}`));
  await expect(page.getByRole('heading', HEADING)).toHaveText(user?.name ?? '');
  const permission = page.getByRole('switch', { name: label('managers', 'CSRestart') });
  const before = await permission.isChecked();
  for (const isOn of [!before, before]) {
    await permission.click();
    await expect(permission).toBeChecked({ checked: isOn });
    await page.reload();
    await expect(permission).toBeChecked({ checked: isOn });
  }
  await expect(page.getByRole('button', { name: label('managers', 'changePassword') })).toHaveCount(0);
});

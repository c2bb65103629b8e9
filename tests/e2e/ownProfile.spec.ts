import { expect } from '@playwright/test';
import { leavePage } from './kit/keptPages.ts';
import { anotherPage, consoleUrl, logIn, MANAGER, PASSWORD, SUB_MANAGER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { makeMember } from './kit/members.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { mailedLink } from './kit/visitors.ts';
import { HEADING, manage } from './kit/userPages.ts';

test('every signed-in person has their own profile, whose fields are saved one by one [A-SESSION-14] [C-ROUTE-31] [C-GUARD-08]', async ({
  browser,
}) => {
  for (const id of [MANAGER, SUB_MANAGER, (await makeMember('self')).id]) {
    const page = await anotherPage(browser);
    await logIn(page, id, '/ko/management/profile');
    await expect(page.getByRole('heading', HEADING)).toHaveText(label('frame', 'pageProfile'));
    const office = label('users', 'tel');
    await page.getByRole('group', { name: office }).getByRole('button').click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/users/0'));
    await page.getByRole('textbox', { name: office }).fill('02-9999-8888');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ tel: '02-9999-8888' });
    await expect(page.getByText(label('users', 'saved')).first()).toBeVisible();
    await leavePage(page);
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
    await page.getByRole('combobox', { name: label('users', 'dateFormat') }).selectOption(format);
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
  await expect(page.getByRole('img', { name: new RegExp(`${label('users', 'logo')}$`) })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
});

test("one's own password is changed by whoever knows the present one [C-PASSWORD-19]", async ({ page }) => {
  const { id } = await makeMember('secret');
  await logIn(page, id, '/ko/management/profile');
  await page.getByRole('button', { name: label('users', 'changePassword') }).click();
  await page.locator('input[name="currentPassword"]').fill('Wrong!2345');
  await page.locator('input[name="password"]').fill('Zyxwvu9?');
  await page.locator('input[name="passwordConfirmation"]').fill('Zyxwvu9?');
  await page.getByRole('button', { name: label('users', 'changePassword') }).click();
  await expect(page.getByText(label('messages', 'check_current_password'))).toBeVisible();
  await expect(page.locator('input[name="currentPassword"]')).toBeFocused();
  await page.locator('input[name="currentPassword"]').fill(PASSWORD);
  await page.getByRole('button', { name: label('users', 'changePassword') }).click();
  await expect(page.getByText(label('messages', 'password_modified'), { exact: false })).toBeVisible();
});

test("a new email of one's own account takes effect once the link that is mailed to it was opened", async ({
  page,
}) => {
  const { id } = await makeMember('email');
  const address = `new.${id}@mail.example`;
  await logIn(page, id, '/ko/management/profile');
  const row = page.getByRole('group', { name: label('users', 'email'), exact: true });
  await row.getByRole('button').click();
  await row.getByRole('textbox').fill(address);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('users', 'proofEmailTitle') });
  await dialog.locator('input[name="currentPassword"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: label('users', 'proofEmail') }).click();
  const waits = page.getByRole('group', { name: label('users', 'newEmail') });
  await expect(waits).toContainText(address);

  await page.goto(await mailedLink(address));
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();
  await page.goto(manage('profile'));
  await expect(row.getByRole('button')).toHaveText(address);
  await expect(waits).toHaveCount(0);
});

test("one-time codes of one's own login are turned on by whoever knows the password", async ({ page }) => {
  const { id } = await makeMember('twostep');
  await logIn(page, id, '/ko/management/profile');
  const codes = page.getByRole('switch', { name: label('users', 'otp') });
  await codes.click();
  const dialog = page.getByRole('dialog', { name: label('users', 'proofOtpOnTitle') });
  await dialog.locator('input[name="currentPassword"]').fill('Wrong!2345');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('messages', 'check_current_password'))).toBeVisible();
  await expect(codes).not.toBeChecked();
  await dialog.locator('input[name="currentPassword"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(codes).toBeChecked();
});

import { expect, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { foundFleetCompany } from './kit/company.ts';
import { act, openMenu } from './kit/deviceMenus.ts';
import { exportedSheet } from './kit/exportedSheet.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, deviceRow, deviceRows } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** Wide enough for the tags column next to all others. */
const viewport = { width: 1720, height: 900 };
test.use({ viewport });

const ACTION = label('devices', 'actionTags');

/** A company with two devices. */
async function openCompany(purpose: string) {
  const company = await foundFleetCompany(purpose);
  const one = await playDevice(`${purpose}-one`, { enrolment: company.enrolment });
  const two = await playDevice(`${purpose}-two`, { enrolment: company.enrolment });
  return { company, one, two };
}

const tagsOf = (page: Page, name: string) =>
  deviceRow(page, name).getByRole('list', { name: label('devices', 'tagsOf', { name }) });

/** Creates a tag in the open dialog, which selects it immediately. */
async function makeTag(page: Page, name: string, color?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  if (color !== undefined) await dialog.getByRole('radio', { name: color }).check();
  await dialog.getByRole('button', { name: label('tags', 'make', { name }) }).click();
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
}

async function save(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('tags', 'save'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a manager tags several devices at once, and another browser shows the tags without a reload', async ({
  page,
  browser,
}) => {
  const { company, one, two } = await openCompany('bulk');
  const watcher = await anotherPage(browser, { viewport });
  await openAs(page, company.manager);
  await openAs(watcher, company.manager);
  await expect(deviceRows(watcher)).toHaveCount(2);

  await page.getByRole('checkbox', { name: label('devices', 'selectAllOnPage') }).check();
  await page.getByRole('button', { name: label('deviceCommands', 'bulkActions') }).click();
  await page.getByRole('menuitem', { name: ACTION }).click();
  await makeTag(page, 'kiosk', label('tags', 'color_blue'));
  await makeTag(page, 'lobby');
  await save(page);

  for (const { name } of [one, two]) {
    await expect(tagsOf(page, name).getByRole('listitem')).toHaveText(['kiosk', 'lobby']);
    await expect(tagsOf(watcher, name).getByRole('listitem')).toHaveText(['kiosk', 'lobby']);
  }

  // Tags that only some of them have are neither checked nor unchecked, and stay as they are unless pressed.
  await openMenu(page, one.name);
  await page.getByRole('menuitem', { name: ACTION }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'lobby' }).uncheck();
  await save(page);
  await expect(tagsOf(watcher, one.name).getByRole('listitem')).toHaveText(['kiosk']);
  await page.getByRole('button', { name: label('deviceCommands', 'bulkActions') }).click();
  await page.getByRole('menuitem', { name: ACTION }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'lobby' })).toHaveJSProperty(
    'indeterminate',
    true,
  );
});

test('a tag is renamed and deleted for every device, with the number of devices said before', async ({ page }) => {
  const { company, one } = await openCompany('manage');
  await openAs(page, company.manager);
  await act(page, one.name, ACTION);
  await makeTag(page, 'kiosk');
  await save(page);
  await openMenu(page, one.name);
  await page.getByRole('menuitem', { name: ACTION }).click();
  await page.getByRole('button', { name: label('tags', 'manage') }).click();
  const manage = page.getByRole('dialog', { name: label('tags', 'manageTitle') });
  await manage.getByRole('button', { name: label('tags', 'change', { name: 'kiosk' }) }).click();
  await manage.getByRole('textbox', { name: label('tags', 'name'), exact: true }).fill('counter');
  await manage.getByRole('button', { name: label('tags', 'save'), exact: true }).click();
  await expect(tagsOf(page, one.name)).toContainText('counter');

  await manage.getByRole('button', { name: label('tags', 'remove', { name: 'counter' }) }).click();
  const question = page.getByRole('dialog', { name: label('tags', 'deleteTitle', { name: 'counter' }) });
  await expect(question).toContainText(label('tags', 'deleteBody', { count: 1 }));
  await question.getByRole('button', { name: label('tags', 'deleteConfirm') }).click();
  await expect(manage.getByRole('listitem')).toHaveCount(0);
  await expect(tagsOf(page, one.name)).toHaveCount(0);
  await expect(deviceRow(page, one.name)).toBeVisible();
});

test('a sub-manager sets a tag on the page of a device; who may not change devices sees it and has no way to change it', async ({
  page,
  browser,
}) => {
  const { company, one } = await openCompany('rights');
  const groups = [company.defaultGroup];
  const managerToken = company.token;
  const lead = await makeMember('lead', { isSubManager: true, rights: [{ auth_val: '1,2' }], groups, managerToken });
  const user = await makeMember('looks', { groups, managerToken });

  await openAs(page, lead.id, `/ko/device/all/${one.pk}`);
  await page.getByRole('button', { name: ACTION }).click();
  await makeTag(page, 'urgent', label('tags', 'color_red'));
  await save(page);
  const tags = page.getByRole('list', { name: label('devices', 'tagsOf', { name: one.name }) });
  await expect(tags).toHaveText('urgent');

  const other = await anotherPage(browser, { viewport });
  await openAs(other, user.id);
  await expect(tagsOf(other, one.name)).toHaveText('urgent');
  await openMenu(other, one.name);
  await expect(other.getByRole('menuitem').first()).toBeVisible();
  await expect(other.getByRole('menuitem', { name: ACTION })).toHaveCount(0);
  const headers = { token: await tokenOf(user.id) };
  const known = (await server.GET('/tags', { headers })).data?.objects ?? [];
  expect(known.map(({ name }) => name)).toEqual(['urgent']);
  const { error } = await server.PUT('/tags/devices', {
    headers,
    body: { device_pks: [one.pk], add: [], remove: known.map(({ pk }) => pk) },
  });
  expect(error).toMatchObject({ status: 403, error: 'no_permission' });
});

test('a tag on the page of a device leads to the devices that have it', async ({ page }) => {
  const { company, one, two } = await openCompany('links');
  await openAs(page, company.manager, `/ko/device/all/${one.pk}`);
  await page.getByRole('button', { name: ACTION }).click();
  await makeTag(page, 'front desk');
  await save(page);
  await page.getByRole('link', { name: 'front desk' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('filter') === 'tag:"front desk"');
  await expect(deviceRow(page, one.name)).toBeVisible();
  await expect(deviceRow(page, two.name)).toHaveCount(0);
});

test('an exported list has the tags, and sets them again once its file is changed', async ({ page }) => {
  const { company, one, two } = await openCompany('sheet');
  await openAs(page, company.manager);
  await act(page, one.name, ACTION);
  await makeTag(page, 'kiosk');
  await save(page);
  await page.getByRole('textbox', { name: label('devices', 'searchDevices') }).fill('');
  await expect(deviceRows(page)).toHaveCount(2);

  const { head, rows } = await exportedSheet(page);
  const [deviceAt, tagsAt] = [head.indexOf(label('history', 'device')), head.indexOf(label('devices', 'columnTags'))];
  expect(rows.map((row) => [row[deviceAt], row[tagsAt]])).toEqual(
    expect.arrayContaining([
      [one.name, 'kiosk'],
      [two.name, ''],
    ]),
  );

  const openSheet = async (changed: readonly (readonly string[])[]) => {
    const next = utils.book_new();
    utils.book_append_sheet(next, utils.aoa_to_sheet([[...head], ...changed.map((row) => [...row])]), 'Sheet1');
    const bytes: ArrayBuffer = write(next, { type: 'array', bookType: 'xlsx' });
    const buffer = Buffer.from(bytes);
    await page.locator('input[type=file]').setInputFiles({
      name: 'tags.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
  };
  const withTags = (tags: string) => rows.map((row) => row.map((cell, at) => (at === tagsAt ? tags : cell)));
  await openMenu(page, one.name);
  await page.getByRole('menuitem', { name: ACTION }).click();
  await page.getByRole('button', { name: label('tags', 'fromSheet') }).click();
  const dialog = page.getByRole('dialog', { name: label('tags', 'sheetTitle') });
  await openSheet([...withTags('3F, lobby'), head.map((_, at) => (at === deviceAt ? 'nowhere' : 'x'))]);
  await expect(dialog.getByRole('list', { name: label('tags', 'sheetFaultList') })).toContainText('nowhere');
  const confirm = dialog.getByRole('button', { name: label('tags', 'sheetSet'), exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: label('common', 'fileRemove', { name: 'tags.xlsx' }) }).click();
  await openSheet(withTags('3F, lobby'));
  await expect(dialog).toContainText(label('tags', 'sheetWillSet', { count: 2 }));
  await confirm.click();
  await expect(dialog).toContainText(label('tags', 'saved', { count: 2 }));
  await expect(tagsOf(page, two.name).getByRole('listitem')).toHaveText(['3F', 'lobby']);
});

test('a device has the tags that its agent names when it enrols', async ({ page }) => {
  const company = await foundFleetCompany('enrols');
  const device = await playDevice('tagged', { enrolment: company.enrolment, tags: ['kiosk', 'no:good', '3F'] });
  await openAs(page, company.manager);
  await expect(tagsOf(page, device.name).getByRole('listitem')).toHaveText(['3F', 'kiosk']);
});

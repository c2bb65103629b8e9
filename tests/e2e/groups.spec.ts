import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { anotherPage, arrive, consoleUrl, deviceRow, deviceRows, logIn, search, tryLogin, USER } from './kit/person.ts';
import { groupNamed, makeGroup, moveInto } from './kit/groups.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { SHEET_EXAMPLE } from './kit/demo.ts';
import { label, labelPattern } from './kit/texts.ts';

const mark = () => crypto.randomUUID().slice(0, 6);

const line = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Carries something with the mouse, in steps as a hand does. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

async function middleOf(locator: ReturnType<typeof line>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 };
}

test('an administrator adds, renames, nests and deletes groups, in list and in icons [C-ROUTE-36] [C-ROUTE-37] [C-GROUP-01] [C-GROUP-03] [C-GROUP-04] [C-GROUP-12] [C-GROUP-14] [C-GROUP-16] [C-GROUP-17] [C-GROUP-21] [B-GROUP-01] [B-GROUP-06] [B-GROUP-09] [B-GROUP-13] [B-GROUP-15]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = `e2e-${mark()}`;
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/groups'));
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('groups', 'groupName')).fill(name);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(toast(page, label('messages', 'created_group'))).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  const parent = await groupNamed(name);
  await expect(page).toHaveURL(consoleUrl(`/ko/management/groups/${parent?.pk}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  for (const child of [`${name}-a`, `${name}-b`]) {
    await page
      .getByRole('button', { name: label('groups', 'addGroup'), exact: true })
      .first()
      .click();
    await dialog.getByLabel(label('groups', 'groupName')).fill(child);
    await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
    await expect(page.getByRole('link', { name: child, exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  // The same name again is refused at the field, and no group is added.
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(dialog.getByText(label('messages', 'duplication_group_name'))).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();

  await page.getByRole('button', { name: label('groups', 'iconView') }).click();
  await expect(page).toHaveURL(/view=icon/);
  await page.getByRole('button', { name: label('groups', 'menuOf', { name: `${name}-b` }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'rename') }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(dialog.getByText(label('messages', 'duplication_group_name'))).toBeVisible();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-c`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(page.getByRole('link', { name: `${name}-c`, exact: true })).toBeVisible();

  // A device of a deleted subgroup ends in the default group.
  const device = await playDevice('groups');
  await moveInto(device, (await groupNamed(`${name}-c`))?.pk ?? 0);
  await page.getByRole('link', { name: label('groups', 'levelUp') }).click();
  await expect(page).toHaveURL(/\/ko\/management\/groups\?view=icon$/);
  await page
    .getByRole('button', { name: label('groups', 'menuOf', { name: label('groups', 'defaultGroup') }) })
    .click();
  await expect(page.getByRole('menuitem', { name: label('groups', 'deleteGroup') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: label('groups', 'menuOf', { name }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'deleteGroup') }).click();
  await expect(dialog).toContainText(label('groups', 'deleteTakesSubgroups', { count: 2 }));
  await expect(dialog).toContainText(label('groups', 'deleteMovesDevices', { count: 1 }));
  await dialog.getByRole('button', { name: label('groups', 'deleteGroup') }).click();
  await expect(toast(page, label('messages', 'deleted_group'))).toBeVisible();
  expect(await groupNamed(`${name}-c`)).toBeUndefined();
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: await tokenOf() },
    params: { path: { devicePk: device.pk } },
  });
  const { data: groups } = await server.GET('/groups', { headers: { token: await tokenOf() } });
  expect(data?.objects[0]?.device_group_fk).toBe(groups?.objects.find(({ flag_df_group }) => flag_df_group === 1)?.pk);
  await device.leave();
});

test('who is connected to a group sees it and its devices come up, in another browser [A-SCOPE-02] [A-SCOPE-03] [A-MANAGER-13] [A-MANAGER-14] [A-MANAGER-15] [B-GROUP-17] [B-GROUP-18] [B-GROUP-23] [B-TREE-08] [B-TREE-12] [C-ROUTE-38] [C-GUARD-12] [C-GDETAIL-01] [C-GDETAIL-07] [C-GDETAIL-09] [C-GDETAIL-12] [C-GDETAIL-13] [C-GDETAIL-18] [C-GDETAIL-20] [C-GDETAIL-24] [C-GDETAIL-26] [C-GDETAIL-30]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = `e2e-${mark()}`;
  const above = await makeGroup(name);
  const below = await makeGroup(`${name}-3F`, above);
  const device = await playDevice('rights');

  const other = await anotherPage(browser);
  await other.goto(consoleUrl('/ko/login'));
  await tryLogin(other, USER);
  await arrive(other);
  await expect(other.getByRole('treeitem').first()).toBeVisible();
  await expect(other.getByRole('button', { name: label('groups', 'addGroup') })).toHaveCount(0);
  await expect(other.getByRole('link', { name: new RegExp(`${label('managers', 'settings')}$`) })).toHaveCount(0);
  await other.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await expect(other.getByText(label('messages', 'no_group_access'))).toBeVisible();

  await logIn(page);
  await page.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await expect(page.getByRole('heading', { level: 1, name: `${name}-3F` })).toBeVisible();
  await expect(page.getByRole('group', { name: label('groups', 'parentGroup') })).toContainText(name);

  // The device goes into the group from the list of all devices.
  const all = page.getByRole('region', { name: label('groups', 'all') });
  await all.getByRole('textbox').fill(device.name);
  await all
    .getByRole('button', { name: label('groups', 'putInOf', { name: device.name, label: label('groups', 'putIn') }) })
    .click();
  // Nobody is connected to the new group: who loses the device by that is said first.
  const question = page.getByRole('dialog', {
    name: labelPattern('groups', 'moveDeviceQuestion', { name: device.name }),
  });
  await expect(question).toContainText(labelPattern('groups', 'moveLoses'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(toast(page, label('messages', 'added_device_in_group'))).toBeVisible();
  const inside = page.getByRole('region', { name: label('groups', 'devicesInGroup') });
  await expect(inside.getByRole('row', { name: new RegExp(device.name) })).toBeVisible();

  // Rights on the group need rights on the one above: asked first, granted together.
  await page.getByRole('button', { name: label('groups', 'userSettings') }).click();
  const users = page.getByRole('dialog', { name: new RegExp(label('groups', 'userSettings')) });
  await users.getByRole('search').getByRole('textbox').fill(USER);
  await expect(users.getByRole('listitem')).toHaveCount(1);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/groups/users'),
  );
  await users.getByRole('switch').or(users.getByRole('checkbox')).first().click();
  expect(JSON.parse((await asked).postData() ?? '{}')).toMatchObject({
    name: USER,
    member_fk: expect.any(Number),
    device_group_fk: below,
  });
  const consent = page.getByRole('dialog', { name: label('groups', 'grantParentsTitle') });
  await expect(consent).toContainText(name);
  const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/groups'));
  await consent.getByRole('button', { name: label('groups', 'grantAll') }).click();
  await again;
  await expect(toast(page, label('messages', 'user_in_group_add_success'))).toBeVisible();
  await users.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page.getByRole('region', { name: label('groups', 'groupUsers') })).toContainText(USER);

  // The user sees group, device and the device's coming and going, and changes nothing.
  await other.goto(consoleUrl(`/ko/device/${below}`));
  await expect(line(other, `${name}-3F`)).toBeVisible();
  await device.beat();
  await expect(deviceRow(other, device.name)).toContainText(label('common', 'online'));
  await device.leave();
  await expect(deviceRow(other, device.name)).toContainText(label('common', 'offline'), { timeout: 20_000 });
  await device.beat();
  await expect(deviceRow(other, device.name)).toContainText(label('common', 'online'), { timeout: 20_000 });
  await other.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await expect(other.getByRole('region', { name: label('groups', 'devicesInGroup') })).toContainText(device.name);
  await expect(other.getByRole('button', { name: label('groups', 'userSettings') })).toHaveCount(0);
  await expect(other.getByRole('region', { name: label('groups', 'all') })).toHaveCount(0);

  // Rights on the upper group cannot go before those on the lower one.
  await page.goto(consoleUrl(`/ko/management/groups/detail/${above}`));
  await page.getByRole('button', { name: label('groups', 'userSettings') }).click();
  await users.getByRole('search').getByRole('textbox').fill(USER);
  await expect(users.getByRole('listitem')).toHaveCount(1);
  await users.getByRole('switch').or(users.getByRole('checkbox')).first().click();
  const release = page.getByRole('dialog', { name: label('groups', 'releaseSubgroupsTitle') });
  await expect(release).toContainText(`${name}-3F`);
  await release.getByRole('button', { name: label('groups', 'releaseAll') }).click();
  await expect(toast(page, label('messages', 'user_in_group_remove_success'))).toBeVisible();
  await expect(line(other, `${name}-3F`)).toHaveCount(0);

  await page.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await inside.getByRole('button', { name: label('common', 'fileRemove', { name: device.name }) }).click();
  await expect(question).toContainText(labelPattern('groups', 'moveGains'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(toast(page, label('messages', 'removed_device_in_group'))).toBeVisible();
  await expect(inside).not.toContainText(device.name);
  await device.leave();
});

test('a field and a threshold of a group are changed where they stand [C-GDETAIL-03] [C-GDETAIL-31] [C-THRESH-01]', async ({
  page,
}) => {
  const pk = await makeGroup(`e2e-${mark()}`);
  await logIn(page);
  await page.goto(consoleUrl(`/ko/management/groups/detail/${pk}`));
  await page.getByRole('button', { name: label('common', 'edit', { name: label('groups', 'managerName') }) }).click();
  await page.getByRole('textbox', { name: label('groups', 'managerName') }).fill('Jiwoo Han');
  await page.keyboard.press('Enter');
  await expect(toast(page, label('messages', 'changed_group_info'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: label('groups', 'managerName') })).toContainText('Jiwoo Han');

  await page.getByRole('button', { name: label('groups', 'addThreshold') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('groups', 'deviceType')).selectOption({ label: 'Windows' });
  await dialog.getByLabel(label('groups', 'alertType')).selectOption({ label: label('groups', 'alertCpuUsage') });
  await dialog.getByLabel(new RegExp(`^${label('groups', 'alertValue')}`)).fill('120');
  await dialog.getByRole('button', { name: label('groups', 'add'), exact: true }).click();
  await expect(dialog.getByText(label('messages', 'invalid_data'))).toBeVisible();
  await dialog.getByLabel(new RegExp(`^${label('groups', 'alertValue')}`)).fill('85');
  await dialog.getByRole('button', { name: label('groups', 'add'), exact: true }).click();
  const thresholds = page.getByRole('region', { name: label('groups', 'thresholds') });
  await expect(thresholds.getByRole('row', { name: new RegExp(label('groups', 'alertCpuUsage')) })).toContainText(
    '85%',
  );
  await thresholds
    .getByRole('button', { name: label('groups', 'removeOf', { name: label('groups', 'alertCpuUsage') }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('groups', 'remove') })
    .click();
  await expect(thresholds).toContainText(label('groups', 'noThresholds'));

  await page.goto(consoleUrl('/ko/management/groups/detail/2000000000'));
  await expect(page.getByText('404')).toBeVisible();
});

test('groups come from a sheet; a file that is none is refused and sends nothing [C-GEXCEL-06] [C-GEXCEL-08] [C-GEXCEL-13]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/groups/excel')) sent.push(request.postData() ?? '');
  });
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/groups'));
  await page.getByRole('button', { name: label('groups', 'uploadSheet') }).click();
  const dialog = page.getByRole('dialog');
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: label('groups', 'sheetTemplate') }).click();
  const template = await waiting;
  expect(template.suggestedFilename()).toBe(label('groups', 'sheetTemplateFile'));

  const file = dialog.getByLabel(label('groups', 'sheetFile'));
  await file.setInputFiles({ name: 'groups.xlsx', mimeType: 'text/plain', buffer: Buffer.from('no sheet') });
  await expect(dialog.getByText(label('messages', 'excel_group_fail'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: label('groups', 'uploadGroups') })).toBeDisabled();
  expect(sent).toEqual([]);

  // The template is a good sheet itself: its example makes four groups, once.
  const sheet = { name: 'groups.xlsx', mimeType: '', buffer: readFileSync(await template.path()) };
  await file.setInputFiles(sheet);
  await expect(dialog.getByText(label('groups', 'sheetWillAdd', { count: 4 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('groups', 'uploadGroups') }).click();
  await expect(dialog.getByText(label('groups', 'sheetMade', { total: 4, count: 4 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page.getByRole('link', { name: SHEET_EXAMPLE.top, exact: true })).toBeVisible();
  await page.getByRole('button', { name: label('groups', 'uploadSheet') }).click();
  await file.setInputFiles(sheet);
  await dialog.getByRole('button', { name: label('groups', 'uploadGroups') }).click();
  await expect(dialog.getByText(label('groups', 'sheetMade', { total: 4, count: 0 }))).toBeVisible();
  expect(sent).toHaveLength(2);
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await page.goto(consoleUrl('/ko/device/all'));
  await page.getByRole('textbox', { name: label('groups', 'searchGroup') }).fill(SHEET_EXAMPLE.bottom);
  await expect(line(page, SHEET_EXAMPLE.bottom)).toBeVisible();
  await server.DELETE('/groups/{groupPk}', {
    headers: { token: await tokenOf() },
    params: { path: { groupPk: (await groupNamed(SHEET_EXAMPLE.top))?.pk ?? 0 } },
  });
});

test('groups and devices are moved by mouse and keyboard, and a move can be taken back [B-DRAG-01] [B-DRAG-03] [B-DRAG-17] [B-TREE-07] [B-TREE-11]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = `!e2e-${mark()}`;
  const first = await makeGroup(`${name}-1`);
  const second = await makeGroup(`${name}-2`);
  const device = await playDevice('drag');
  await logIn(page);
  await expect(page.getByRole('button', { name: label('groups', 'addGroup') })).toBeVisible();
  await line(page, `${name}-1`).hover();
  await expect(page.getByRole('link', { name: label('groups', 'settingsOf', { name: `${name}-1` }) })).toHaveAttribute(
    'href',
    `/ko/management/groups/detail/${first}`,
  );

  // A device by mouse.
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  const row = await middleOf(deviceRow(page, device.name).getByRole('link', { name: device.name }));
  await drag(page, row, await middleOf(line(page, `${name}-1`)));
  const moved = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/devices'));
  await page.mouse.up();
  const question = page.getByRole('dialog', {
    name: labelPattern('groups', 'moveDeviceQuestion', { name: device.name }),
  });
  await expect(question).toContainText(labelPattern('groups', 'moveLoses'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  expect(JSON.parse((await moved).postData() ?? '{}')).toEqual({
    device_pk: device.pk,
    new_device_group_fk: first,
    old_device_group_fk: expect.any(Number),
  });
  await expect(line(page, `${name}-1`)).toHaveAccessibleName(`${name}-1 1`);
  await page.getByRole('button', { name: label('groups', 'undo') }).click();
  await expect(line(page, `${name}-1`)).toHaveAccessibleName(`${name}-1 0`);

  // Escape cancels; what is refused leaves the tree as it was.
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, `${name}-2`)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await groupNamed(`${name}-1`))?.group_fk).not.toBe(second);
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, label('groups', 'all'))));
  await page.mouse.up();
  await expect(toast(page, label('messages', 'all_device_has_no_child'))).toBeVisible();
  await expect(line(page, `${name}-1`)).toHaveAttribute('aria-level', '2');

  // A group by mouse, and back.
  await drag(page, await middleOf(line(page, `${name}-1`)), await middleOf(line(page, `${name}-2`)));
  await page.mouse.up();
  await expect.poll(async () => (await groupNamed(`${name}-1`))?.group_fk).toBe(second);
  await page.getByRole('button', { name: label('groups', 'undo') }).click();
  await expect.poll(async () => (await groupNamed(`${name}-1`))?.group_fk).not.toBe(second);

  // The same with the keyboard alone.
  await line(page, `${name}-2`).focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await groupNamed(`${name}-2`))?.group_fk).toBe(first);
  await device.leave();
});

test('who is no administrator sees 404 on the group pages and can drag no group [B-DRAG-05] [C-GUARD-17] [C-GUARD-18]', async ({
  page,
}) => {
  await logIn(page, USER);
  const lines = page.getByRole('treeitem');
  await expect(lines.nth(3)).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url());
  });
  await drag(page, await middleOf(lines.nth(4)), await middleOf(lines.nth(3)));
  await expect(page.locator('[data-drag-ghost]')).toHaveCount(0);
  await page.mouse.up();
  expect(writes).toEqual([]);
  for (const path of ['/ko/management/groups', '/ko/management/groups/1']) {
    await page.goto(consoleUrl(path));
    await expect(page.getByText('404')).toBeVisible();
  }
});

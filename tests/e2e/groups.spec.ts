import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { anotherPage, consoleUrl, deviceRow, deviceRows, logIn, MANAGER, search, USER } from './kit/person.ts';
import { makeMember } from './kit/members.ts';
import { groupNamed, makeGroup, moveInto } from './kit/groups.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { SHEET_EXAMPLE } from './kit/demo.ts';
import { test } from './kit/test.ts';
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

test('an administrator adds a group and opens it [C-ROUTE-36] [C-ROUTE-37] [C-GROUP-14] [B-GROUP-01]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  await logIn(page, MANAGER, '/ko/management/groups');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(name);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(toast(page, label('messages', 'created_group'))).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  const parent = await groupNamed(name);
  await expect(page).toHaveURL(consoleUrl(`/ko/management/groups/${parent?.pk}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByRole('button', { name: label('groups', 'addGroup'), exact: true })
    .first()
    .click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(page.getByRole('link', { name: `${name}-a`, exact: true })).toBeVisible();
  expect((await groupNamed(`${name}-a`))?.group_fk).toBe(parent?.pk);
});

test('a group shows its subgroups as a list and as icons, and leads back up [C-GROUP-01] [C-GROUP-03] [C-GROUP-04]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  await makeGroup(`${name}-b`, await makeGroup(`${name}-c`, parent));
  await logIn(page, MANAGER, `/ko/management/groups/${parent}`);
  const expectChildren = async () => {
    for (const child of ['a', 'c']) {
      await expect(page.getByRole('link', { name: `${name}-${child}`, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: `${name}-b`, exact: true })).toHaveCount(0);
  };
  await expectChildren();
  await page.getByRole('button', { name: label('groups', 'iconView') }).click();
  await expect(page).toHaveURL(/view=icon/);
  await expectChildren();
  await page.getByRole('link', { name: label('groups', 'levelUp') }).click();
  await expect(page).toHaveURL(/\/ko\/management\/groups\?view=icon$/);
});

test('a name that a sibling has is refused, for a new group and for a renamed one [C-GROUP-12] [B-GROUP-06] [B-GROUP-09]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  await makeGroup(`${name}-b`, parent);
  await logIn(page, MANAGER, `/ko/management/groups/${parent}?view=icon`);
  const dialog = page.getByRole('dialog');
  const refused = dialog.getByText(label('messages', 'duplication_group_name'));
  await page.getByRole('button', { name: label('groups', 'addGroup'), exact: true }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'addGroup') }).click();
  await expect(refused).toBeVisible();
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(page.getByRole('link', { name: `${name}-a`, exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: label('groups', 'menuOf', { name: `${name}-b` }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'rename') }).click();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-a`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(refused).toBeVisible();
  await dialog.getByLabel(label('groups', 'groupName')).fill(`${name}-c`);
  await dialog.getByRole('button', { name: label('groups', 'rename') }).click();
  await expect(page.getByRole('link', { name: `${name}-c`, exact: true })).toBeVisible();
});

test('a deleted group takes its subgroups along, and leaves their devices to the default group [C-GROUP-16] [C-GROUP-17] [C-GROUP-21] [B-GROUP-13]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  await makeGroup(`${name}-a`, parent);
  const device = await playDevice('groups');
  await moveInto(device, await makeGroup(`${name}-b`, parent));
  await logIn(page, MANAGER, '/ko/management/groups?view=icon');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: label('groups', 'menuOf', { name }) }).click();
  await page.getByRole('menuitem', { name: label('groups', 'deleteGroup') }).click();
  await expect(dialog).toContainText(label('groups', 'deleteTakesSubgroups', { count: 2 }));
  await expect(dialog).toContainText(label('groups', 'deleteMovesDevices', { count: 1 }));
  await dialog.getByRole('button', { name: label('groups', 'deleteGroup') }).click();
  await expect(toast(page, label('messages', 'deleted_group'))).toBeVisible();
  expect(await groupNamed(`${name}-b`)).toBeUndefined();
  const headers = { token: await tokenOf() };
  const { data } = await server.GET('/devices/{devicePk}', { headers, params: { path: { devicePk: device.pk } } });
  const { data: groups } = await server.GET('/groups', { headers });
  const defaultGroup = groups?.objects.find(({ flag_df_group }) => flag_df_group === 1);
  expect(data?.objects[0]?.device_group_fk).toBe(defaultGroup?.pk);
});

test('the default group cannot be deleted [B-GROUP-15]', async ({ page }) => {
  await logIn(page, MANAGER, '/ko/management/groups?view=icon');
  const name = label('groups', 'defaultGroup');
  await page.getByRole('button', { name: label('groups', 'menuOf', { name }) }).click();
  await expect(page.getByRole('menuitem', { name: label('groups', 'deleteGroup') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** A group below another one, and a device in it. */
async function nestedGroup(purpose: string) {
  const name = `e2e-${mark()}`;
  const above = await makeGroup(name);
  const below = await makeGroup(`${name}-3F`, above);
  return { name, above, below, device: await playDevice(purpose) };
}

/** Presses the switch of a user in the settings of a group. */
async function switchUser(page: Page, id: string): Promise<Locator> {
  await page.getByRole('button', { name: label('groups', 'userSettings') }).click();
  const users = page.getByRole('dialog', { name: label('groups', 'userSettings') });
  await users.getByRole('search').getByRole('textbox').fill(id);
  await expect(users.getByRole('listitem')).toHaveCount(1);
  await users.getByRole('switch').or(users.getByRole('checkbox')).first().click();
  return users;
}

test('who is not connected to a group does not see it, and nobody but administrators changes groups [B-TREE-08] [B-TREE-12] [C-GUARD-12] [C-GDETAIL-30]', async ({
  page,
}) => {
  const { below } = await nestedGroup('closed');
  await logIn(page, USER);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: label('groups', 'addGroup') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: labelPattern('groups', 'settingsOf') })).toHaveCount(0);
  await page.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await expect(page.getByText(label('messages', 'no_group_access'))).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('user_session'));
  await page.goto(consoleUrl(`/ko/management/groups/detail/${below}`));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('the page of a group shows its facts and lists its users with a filter [C-ROUTE-38] [C-GDETAIL-01] [C-GDETAIL-07]', async ({
  page,
}) => {
  const name = `e2e-${mark()}`;
  const group = await makeGroup(name);
  const [first, second] = [
    await makeMember('listed', { groups: [group] }),
    await makeMember('other', { groups: [group] }),
  ];
  const facts = { manager_name: 'Jiwoo Han', manager_email: 'jiwoo@demo.example', manager_phone: '010-1111-2222' };
  const contact = { email: 'desk@demo.example', phone: '02-333-4444' };
  for (const change of Object.entries({ ...facts, ...contact })) {
    const { error } = await server.PUT('/groups/{groupPk}', {
      headers: { token: await tokenOf() },
      params: { path: { groupPk: group } },
      body: Object.fromEntries([change]),
    });
    expect(error).toBeUndefined();
  }
  await logIn(page, MANAGER, `/ko/management/groups/detail/${group}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const fact of Object.values({ ...facts, ...contact })) await expect(page.getByText(fact)).toBeVisible();
  await expect(page.getByRole('group', { name: label('groups', 'columnDevices'), exact: true })).toContainText(
    label('groups', 'deviceCount', { count: 0 }),
  );
  await expect(page.getByRole('group', { name: label('groups', 'updated') })).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  const users = page.getByRole('region', { name: label('groups', 'groupUsers') });
  for (const { id } of [first, second]) await expect(users).toContainText(id);
  await users.getByRole('textbox').fill(first.id);
  await expect(users).not.toContainText(second.id);
  await expect(users).toContainText(first.id);
});

test('a device is put into a group from the list of all devices, and taken out again [C-GDETAIL-18] [C-GDETAIL-20] [C-GDETAIL-24] [C-GDETAIL-26]', async ({
  page,
}) => {
  const { below, device } = await nestedGroup('inside');
  await logIn(page, MANAGER, `/ko/management/groups/detail/${below}`);
  const all = page.getByRole('region', { name: label('groups', 'all') });
  await all.getByRole('textbox').fill(device.name);
  // A card above that is still being filled would move the button away from under the pointer.
  await expect(page.getByRole('main').locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
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
  const row = inside.getByRole('row', { name: new RegExp(device.name) });
  await expect(row).toBeVisible();
  await inside.getByRole('textbox').fill('no such device');
  await expect(row).toHaveCount(0);
  await inside.getByRole('textbox').fill(device.name);
  await expect(row).toBeVisible();

  await inside
    .getByRole('button', {
      name: label('groups', 'takeOutOf', { name: device.name, label: label('groups', 'takeOut') }),
    })
    .click();
  await expect(question).toContainText(labelPattern('groups', 'moveGains'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(toast(page, label('messages', 'removed_device_in_group'))).toBeVisible();
  await expect(inside).not.toContainText(device.name);
});

test('rights on a group need those on the one above, which are asked about and granted together [A-MANAGER-13] [A-MANAGER-14] [A-MANAGER-15] [B-GROUP-17]', async ({
  page,
}) => {
  const { name, below } = await nestedGroup('granted');
  const user = await makeMember('granted');
  await logIn(page, MANAGER, `/ko/management/groups/detail/${below}`);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/groups/users'),
  );
  const users = await switchUser(page, user.id);
  expect((await asked).postDataJSON()).toMatchObject({
    name: user.id,
    member_fk: user.pk,
    device_group_fk: below,
  });
  const consent = page.getByRole('dialog', { name: label('groups', 'grantParentsTitle') });
  await expect(consent).toContainText(name);
  const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/groups'));
  await consent.getByRole('button', { name: label('groups', 'grantAll') }).click();
  await again;
  await expect(toast(page, label('messages', 'user_in_group_add_success'))).toBeVisible();
  await users.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page.getByRole('region', { name: label('groups', 'groupUsers') })).toContainText(user.id);
});

test('who is connected to a group sees it and its devices come and go, in another browser [A-SCOPE-03] [B-GROUP-23] [C-GDETAIL-09] [C-GDETAIL-12]', async ({
  page,
  browser,
}) => {
  const name = `e2e-${mark()}`;
  const group = await makeGroup(name);
  const device = await playDevice('rights');
  await moveInto(device, group);
  const user = await makeMember('rights');
  const other = await anotherPage(browser);
  await logIn(other, user.id);
  await expect(line(other, name)).toHaveCount(0);

  await logIn(page, MANAGER, `/ko/management/groups/detail/${group}`);
  await switchUser(page, user.id);
  await expect(toast(page, label('messages', 'user_in_group_add_success'))).toBeVisible();

  await expect(line(other, name)).toBeVisible();
  await other.goto(consoleUrl(`/ko/device/${group}`));
  await device.beat();
  await expect(deviceRow(other, device.name)).toContainText(label('common', 'online'));
  await device.leave();
  await expect(deviceRow(other, device.name)).toContainText(label('common', 'offline'));
  await other.goto(consoleUrl(`/ko/management/groups/detail/${group}`));
  await expect(other.getByRole('region', { name: label('groups', 'devicesInGroup') })).toContainText(device.name);
  await expect(other.getByRole('button', { name: label('groups', 'userSettings') })).toHaveCount(0);
  await expect(other.getByRole('region', { name: label('groups', 'all') })).toHaveCount(0);
});

test('rights on a group do not go before those on the groups below it [B-GROUP-18] [C-GDETAIL-13]', async ({
  page,
  browser,
}) => {
  const { name, above, below } = await nestedGroup('released');
  const user = await makeMember('released', { groups: [above, below] });
  const other = await anotherPage(browser);
  await logIn(other, user.id, `/ko/device/${below}`);
  await expect(line(other, `${name}-3F`)).toBeVisible();
  await logIn(page, MANAGER, `/ko/management/groups/detail/${above}`);
  await switchUser(page, user.id);
  const release = page.getByRole('dialog', { name: label('groups', 'releaseSubgroupsTitle') });
  await expect(release).toContainText(`${name}-3F`);
  await release.getByRole('button', { name: label('groups', 'releaseAll') }).click();
  await expect(toast(page, label('messages', 'user_in_group_remove_success'))).toBeVisible();
  await expect(line(other, `${name}-3F`)).toHaveCount(0);
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

test('groups and devices are moved by mouse and keyboard, and a move can be taken back [B-DRAG-01] [B-DRAG-03] [B-TREE-07] [B-TREE-11]', async ({
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
  await expect(line(page, `${name}-1`)).toHaveAttribute('aria-level', '2');

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

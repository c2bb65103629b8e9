import { expect, type Locator, type Page } from '@playwright/test';
import { anotherPage, consoleUrl, deviceRow, logIn, MANAGER, USER } from './kit/person.ts';
import { makeMember } from './kit/members.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';
import { line, mark, toast } from './kit/groupPages.ts';
import { nothingWaits } from './kit/waiting.ts';

/** A group inside another one, and a device in it. */
async function nestedGroup(purpose: string) {
  const name = `e2e-${mark()}`;
  const above = await makeGroup(name);
  const below = await makeGroup(`${name}-3F`, above);
  return { name, above, below, device: await playDevice(purpose) };
}

/** Presses the switch of a user in the settings of a group. */
async function switchUser(page: Page, id: string): Promise<Locator> {
  await page.getByRole('button', { name: label('groupPages', 'userSettings') }).click();
  const users = page.getByRole('dialog', { name: label('groupPages', 'userSettings') });
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
  await expect(page.getByRole('group', { name: label('groupPages', 'columnDevices'), exact: true })).toContainText(
    label('groups', 'deviceCount', { count: 0 }),
  );
  await expect(page.getByRole('group', { name: label('groupPages', 'updated') })).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  const users = page.getByRole('region', { name: label('groupPages', 'groupUsers') });
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
  // A card above that is still loading would move the button away from the pointer.
  await nothingWaits(page);
  await all
    .getByRole('button', {
      name: label('groupPages', 'putInOf', { name: device.name, label: label('groupPages', 'putIn') }),
    })
    .click();
  // Nobody has access to the new group: who loses the device is announced first.
  const question = page.getByRole('dialog', {
    name: labelPattern('groups', 'moveDeviceQuestion', { name: device.name }),
  });
  await expect(question).toContainText(labelPattern('groups', 'moveLoses'));
  await question.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(toast(page, label('messages', 'added_device_in_group'))).toBeVisible();
  const inside = page.getByRole('region', { name: label('groupPages', 'devicesInGroup') });
  const row = inside.getByRole('row', { name: new RegExp(device.name) });
  await expect(row).toBeVisible();
  await inside.getByRole('textbox').fill('no such device');
  await expect(row).toHaveCount(0);
  await inside.getByRole('textbox').fill(device.name);
  await expect(row).toBeVisible();

  await inside
    .getByRole('button', {
      name: label('groupPages', 'takeOutOf', { name: device.name, label: label('groupPages', 'takeOut') }),
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
  const consent = page.getByRole('dialog', { name: label('groupPages', 'grantParentsTitle') });
  await expect(consent).toContainText(name);
  const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/groups'));
  await consent.getByRole('button', { name: label('groupPages', 'grantAll') }).click();
  await again;
  await expect(toast(page, label('messages', 'user_in_group_add_success'))).toBeVisible();
  await users.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page.getByRole('region', { name: label('groupPages', 'groupUsers') })).toContainText(user.id);
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
  await expect(other.getByRole('region', { name: label('groupPages', 'devicesInGroup') })).toContainText(device.name);
  await expect(other.getByRole('button', { name: label('groupPages', 'userSettings') })).toHaveCount(0);
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
  const release = page.getByRole('dialog', { name: label('groupPages', 'releaseSubgroupsTitle') });
  await expect(release).toContainText(`${name}-3F`);
  await release.getByRole('button', { name: label('groupPages', 'releaseAll') }).click();
  await expect(toast(page, label('messages', 'user_in_group_remove_success'))).toBeVisible();
  await expect(line(other, `${name}-3F`)).toHaveCount(0);
});

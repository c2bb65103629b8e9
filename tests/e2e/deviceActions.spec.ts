import { expect, type Page } from '@playwright/test';
import { changeLicense, foundFleetCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, deviceRow, deviceRows, MANAGER } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const remote = (page: Page, device: string) =>
  deviceRow(page, device).getByRole('button', { name: label('devices', 'actionRemoteShort'), exact: true });
const transfer = (page: Page, device: string) =>
  deviceRow(page, device).getByRole('button', { name: label('devices', 'actionFileTransferShort'), exact: true });
const request = (page: Page, device: string) =>
  deviceRow(page, device).getByRole('button', { name: label('devices', 'actionRequestApproval'), exact: true });

/** The entries of a device's menu, in order, without the hints below. Details are behind the link of its name. */
async function menuOf(page: Page, device: string): Promise<string[]> {
  await deviceRow(page, device)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: device }) })
    .click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  const entries = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  return entries.map((entry) => entry.split('\n')[0]?.trim() ?? '');
}

const action = {
  remote: label('devices', 'actionRemote'),
  transfer: label('devices', 'actionFileTransfer'),
  live: label('devices', 'actionLive'),
  rename: label('devices', 'actionRename'),
  memo: label('devices', 'actionMemo'),
  tags: label('devices', 'actionTags'),
  favourite: label('devices', 'actionFavourite'),
  move: label('devices', 'actionMove'),
  update: label('devices', 'actionUpdate'),
  restartAgent: label('devices', 'actionRestartAgent'),
  reboot: label('devices', 'actionReboot'),
  shutdown: label('devices', 'actionShutdown'),
  delete: label('devices', 'actionDelete'),
  wake: label('devices', 'actionWake'),
};

test('the connect column has the remote button for an approved online device and for an offline one neither button, only for whoever has CSRemoteControl [B-TABLE-10] [B-TABLE-12] [B-ACTION-01]', async ({
  page,
  browser,
}) => {
  const company = await foundFleetCompany('connect');
  const [online, offline] = [await playDevice('on', company), await playDevice('off', company)];
  await offline.leave();
  const inCompany = { managerToken: company.token, groups: [company.defaultGroup] };
  const controller = await makeMember('controls', { ...inCompany, rights: [{ auth_remotecontrol: 1 }] });
  const other = await makeMember('others', {
    ...inCompany,
    rights: [{ auth_val: '1,2,4,8' }, { auth_filemanager: 1 }, { auth_update: 1 }, { auth_restart: 1 }],
  });

  await openAs(page, controller.id);
  await expect(deviceRows(page)).toHaveCount(2);
  await expect(remote(page, online.name)).toBeEnabled();
  await expect(request(page, online.name)).toHaveCount(0);
  expect(await menuOf(page, online.name)).toContain(action.remote);
  for (const button of [remote(page, offline.name), request(page, offline.name)]) await expect(button).toHaveCount(0);
  // The status column says it, and so does the connect column in place of a button.
  await expect(deviceRow(page, offline.name).getByText(label('common', 'offline'), { exact: true })).toHaveCount(2);

  const colleague = await anotherPage(browser);
  await openAs(colleague, other.id);
  await expect(deviceRows(colleague)).toHaveCount(2);
  await expect(transfer(colleague, online.name)).toBeVisible();
  await expect(remote(colleague, online.name)).toBeDisabled();
  expect(await menuOf(colleague, online.name)).not.toContain(action.remote);
});

test('an online device without approval has the approval request in the place of the remote button, for whoever has CSRemoteControl [B-TABLE-11] [B-ACTION-18]', async ({
  page,
  browser,
}) => {
  const groupPk = await makeGroup(`asks-${crypto.randomUUID().slice(0, 6)}`);
  const device = await playDevice('asks');
  await moveInto(device, groupPk);
  const asker = { groups: [groupPk], needsApproval: true };
  const controller = await makeMember('asks', { ...asker, rights: [{ auth_remotecontrol: 1 }] });
  const other = await makeMember('asks-not', { ...asker, rights: [{ auth_val: '1,2,4,8' }, { auth_filemanager: 1 }] });

  await openAs(page, controller.id);
  await expect(request(page, device.name)).toBeEnabled();
  await expect(remote(page, device.name)).toHaveCount(0);
  expect(await menuOf(page, device.name)).toEqual([label('devices', 'actionRequestApproval'), action.rename]);

  const colleague = await anotherPage(browser);
  await openAs(colleague, other.id);
  await expect(deviceRows(colleague)).toHaveCount(1);
  await expect(request(colleague, device.name)).toBeDisabled();
  expect(await menuOf(colleague, device.name)).toEqual([action.rename, action.tags]);
});

test('file transfer is offered to whoever has CSFileManager, where the device has not disabled it [B-ACTION-02]', async ({
  page,
  browser,
}) => {
  const company = await foundFleetCompany('transfer');
  const [open, closed] = [await playDevice('open', company), await playDevice('closed', company)];
  // The device reports it with its own program; the reference agent has no such switch.
  writeToDatabase('update devices set disable_filetransfer = 1 where pk = ?', closed.pk);
  const inCompany = { managerToken: company.token, groups: [company.defaultGroup] };
  const sender = await makeMember('sends', { ...inCompany, rights: [{ auth_filemanager: 1 }] });
  const other = await makeMember('others', {
    ...inCompany,
    rights: [{ auth_remotecontrol: 1 }, { auth_val: '1,2,4,8' }],
  });

  await openAs(page, sender.id);
  await expect(transfer(page, open.name)).toBeEnabled();
  await expect(transfer(page, closed.name)).toBeDisabled();
  expect(await menuOf(page, open.name)).toContain(action.transfer);
  expect(await menuOf(page, closed.name)).not.toContain(action.transfer);

  const colleague = await anotherPage(browser);
  await openAs(colleague, other.id);
  await expect(remote(colleague, open.name)).toBeVisible();
  await expect(transfer(colleague, open.name)).toBeDisabled();
  expect(await menuOf(colleague, open.name)).not.toContain(action.transfer);
});

test('wake-on-LAN is offered for an offline device to whoever has useFunction in a Corporate account [B-ACTION-37]', async ({
  page,
  browser,
}) => {
  const company = await foundFleetCompany('wake');
  const device = await playDevice('wake', company);
  await device.leave();
  const inCompany = { managerToken: company.token, groups: [company.defaultGroup] };
  const waker = await makeMember('wakes', { ...inCompany, rights: [{ auth_val: '1,4' }] });
  const other = await makeMember('wakes-not', {
    ...inCompany,
    rights: [{ auth_val: '1,2,8' }, { auth_remotecontrol: 1 }],
  });

  await openAs(page, waker.id);
  expect(await menuOf(page, device.name)).toEqual([action.rename, action.wake, action.delete]);
  const colleague = await anotherPage(browser);
  await openAs(colleague, other.id);
  expect(await menuOf(colleague, device.name)).toEqual([action.rename, action.tags]);

  changeLicense(company, 'pay_type', 'Basic');
  await openAs(page, waker.id);
  expect(await menuOf(page, device.name)).toEqual([action.rename, action.delete]);
});

test('an administrator may do everything with devices and groups [B-ROLE-01]', async ({ page }) => {
  const online = await playDevice('full', { system: 1, version: '1.0.0' });
  const offline = await playDevice('full-off');
  await offline.leave();
  const groupName = `full-${crypto.randomUUID().slice(0, 6)}`;
  const groupPk = await makeGroup(groupName);
  for (const device of [online, offline]) await moveInto(device, groupPk);
  await openAs(page, MANAGER, `/ko/device/${groupPk}`);
  await expect(deviceRows(page)).toHaveCount(2);
  expect(await menuOf(page, online.name)).toEqual([
    action.remote,
    action.transfer,
    action.live,
    action.rename,
    action.memo,
    action.tags,
    action.favourite,
    action.move,
    action.update,
    action.restartAgent,
    action.reboot,
    action.shutdown,
    action.delete,
  ]);
  expect(await menuOf(page, offline.name)).toEqual([action.rename, action.tags, action.wake, action.delete]);
  await expect(page.getByRole('button', { name: label('groups', 'addGroup'), exact: true })).toBeVisible();
  const line = page.getByRole('treeitem', { name: new RegExp(`^${groupName}`) });
  await line.hover();
  await expect(page.getByRole('link', { name: label('groups', 'settingsOf', { name: groupName }) })).toHaveAttribute(
    'href',
    `/ko/management/groups/detail/${groupPk}`,
  );
  await line.click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: label('groups', 'deleteGroup') })).toBeEnabled();
});

test('in a mixed selection a reboot runs on the online device, and the dialog tells how many are left out [B-NAV-14]', async ({
  page,
}) => {
  const company = await foundFleetCompany('mixed');
  const [online, offline] = [await playDevice('on', company), await playDevice('off', company)];
  const agent = online.obey();
  await offline.leave();
  const member = await makeMember('mixed', {
    managerToken: company.token,
    groups: [company.defaultGroup],
    rights: [{ auth_val: '1,4' }],
  });
  await openAs(page, member.id);
  await page.getByRole('checkbox', { name: label('devices', 'selectAllOnPage') }).check();
  await page.getByRole('button', { name: label('deviceCommands', 'bulkActions') }).click();
  const entry = page.getByRole('menuitem', { name: new RegExp(`^${action.reboot}`) });
  await expect(entry).toContainText(label('deviceCommands', 'leftOut', { count: 1 }));
  await entry.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(label('deviceCommands', 'leftOut', { count: 1 }));
  await dialog.getByRole('button', { name: label('deviceCommands', 'rebootConfirm') }).click();
  await expect(dialog).toBeHidden();
  expect(agent.received.map(({ type }) => type)).toEqual(['reboot']);
  const { data } = await server.GET('/devices/{devicePk}/commands', {
    headers: { token: company.token },
    params: { path: { devicePk: offline.pk } },
  });
  expect(data?.objects).toEqual([]);
  await agent.stop();
});

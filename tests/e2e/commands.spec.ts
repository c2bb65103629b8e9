import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './kit/enter.ts';
import { withdrawLauncher } from './kit/launcher.ts';
import { anotherPage, consoleUrl, deviceRow, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { readInSingleCalls } from './kit/singleReads.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { userWithDevice, userWithDevices } from './kit/users.ts';
import { WINDOWS, act, openMenu } from './kit/deviceMenus.ts';

test.use({ userAgent: WINDOWS });

test.afterEach(withdrawLauncher);

const toast = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();

test('a reboot is asked about, sent, done by the agent, and noted [A-SCOPE-11] [B-ACTION-58]', async ({ page }) => {
  const { user, device } = await userWithDevice('reboot', { auth_val: '1,4' });
  const agent = device.obey();
  await logIn(page, user.id);
  await act(page, device.name, label('devices', 'actionReboot'));
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'rebootOne', { name: device.name }) });
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(device.name)]);
  expect(agent.received).toEqual([]);
  await dialog.getByRole('button', { name: label('deviceCommands', 'rebootConfirm') }).click();
  await expect(toast(page, label('deviceCommands', 'rebootBegun', { name: device.name }))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(agent.received.map(({ type }) => type)).toEqual(['reboot']);
  await agent.stop();

  // Somebody who opens the list later sees what the device is doing, until it is back.
  await page.reload();
  const row = deviceRow(page, device.name);
  await expect(row.getByText(label('devices', 'powerRestarting'))).toBeVisible();
  await device.leave();
  await device.beat();
  await expect(row.getByText(label('common', 'online'))).toBeVisible();
  const { data } = await server.GET('/audit', {
    headers: { token: await tokenOf() },
    params: { query: { device_pk: device.pk, limit: 10, offset: 0 } },
  });
  expect(data?.objects[0]).toMatchObject({ act_name_id: 3, act_type_id: 1 });
});

test('agents are restarted and machines shut down, and one that fails says why and is tried again alone [A-SCOPE-12] [A-SCOPE-13] [B-ACTION-59]', async ({
  page,
}) => {
  const { user, devices } = await userWithDevices('bulk', { auth_val: '1,4', auth_restart: 1 }, [{}, {}]);
  const [one, two] = devices;
  if (!one || !two) throw new Error('There are not two devices.');
  let tries = 0;
  const agents = [
    one.obey(),
    two.obey(({ type }) => {
      tries += 1;
      return type === 'shutdown' && tries === 2
        ? { outcome: 'failed', reason: 'busy with updates' }
        : { outcome: 'done' };
    }),
  ];
  await logIn(page, user.id);
  await expect(deviceRows(page)).toHaveCount(2);
  for (const { name } of [one, two])
    await page.getByRole('checkbox', { name: label('devices', 'selectDevice', { name }) }).check();
  const choose = async (entry: RegExp) => {
    await page.getByRole('button', { name: label('deviceCommands', 'bulkActions') }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose(new RegExp(`^${label('deviceCommands', 'restartAgentConfirm')}`));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(label('deviceCommands', 'restartAgentMany', { count: 2 }));
  await dialog.getByRole('button', { name: label('deviceCommands', 'restartAgentConfirm') }).click();
  await expect(
    toast(page, label('deviceCommands', 'doneMany', { count: 2, action: label('devices', 'actionRestartAgent') })),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  await choose(new RegExp(`^${label('devices', 'actionShutdown')}`));
  await dialog.getByRole('button', { name: label('deviceCommands', 'shutdownConfirm') }).click();
  await expect(
    dialog.getByText(label('deviceCommands', 'resultFailedBecause', { reason: 'busy with updates' })),
  ).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(
    label('deviceCommands', 'progressTaken', { total: 2, done: 1, failed: 1 }),
  );
  await dialog.getByRole('button', { name: label('deviceCommands', 'retryFailed', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  expect(agents.map(({ received }) => received.map(({ type }) => type))).toEqual([
    ['agent_restart', 'shutdown'],
    ['agent_restart', 'shutdown', 'shutdown'],
  ]);
  await Promise.all(agents.map(({ stop }) => stop()));
});

test('an agent update is offered where there is a newer one, and requested [A-SCOPE-14] [B-MSG-02]', async ({
  page,
}) => {
  const { user, device } = await userWithDevice('update', { auth_update: 1 }, { system: 1, version: '0.0.9' });
  // If the agent finishes immediately, the next toast reports it, replacing the one about the request.
  const installing = Promise.withResolvers<void>();
  const agent = device.obey(async () => {
    await installing.promise;
    return { outcome: 'done' };
  });
  await logIn(page, user.id);
  await act(page, device.name, label('devices', 'actionUpdate'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('deviceCommands', 'updateConfirm') })
    .click();
  await expect(toast(page, label('messages', 'update_agent_requested'))).toBeVisible();
  await expect.poll(() => agent.received.map(({ type }) => type)).toEqual(['update']);
  installing.resolve();
  await expect(
    toast(page, label('deviceCommands', 'doneOne', { name: device.name, action: label('devices', 'actionUpdate') })),
  ).toBeVisible();
  await agent.stop();
});

test('an offline device is woken by another of its network [A-SCOPE-15] [B-WOL-09]', async ({ page }) => {
  const net = { netmask: '255.255.255.0' };
  const { user, devices } = await userWithDevices('wake', { auth_val: '1,4' }, [
    { inventory: { ...net, s_pri_ip: '10.77.5.10', ip_addr: '10.77.5.10', mac_addr: '02:42:AC:11:00:4D' } },
    { inventory: { ...net, s_pri_ip: '10.77.5.11', ip_addr: '10.77.5.11' } },
  ]);
  const [sleeper, waker] = devices;
  if (!sleeper || !waker) throw new Error('There are not two devices.');
  const agent = waker.obey();
  await sleeper.leave();
  await logIn(page, user.id);
  await act(page, sleeper.name, label('devices', 'actionWake'));
  const dialog = page.getByRole('dialog', { name: label('dialogs', 'wakeTitle', { name: sleeper.name }) });
  await dialog.getByRole('radio', { name: new RegExp(waker.name) }).check();
  await dialog.getByRole('button', { name: label('dialogs', 'wakeConfirm') }).click();
  await expect(toast(page, label('deviceCommands', 'wakeSent', { name: sleeper.name }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => agent.received)
    .toEqual([expect.objectContaining({ type: 'wake', value: '02:42:AC:11:00:4D' })]);
  await agent.stop();
});

test('a deleted device leaves every open screen [B-ACTION-57] [B-MSG-03]', async ({ page, browser }) => {
  const device = await playDevice('delete');
  const other = await anotherPage(browser);
  await logIn(page);
  await logIn(other);
  await search(other, device.name);
  await expect(deviceRow(other, device.name)).toBeVisible();
  await act(page, device.name, label('deviceCommands', 'deleteConfirm'));
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'deleteOne', { name: device.name }) });
  await expect(dialog).toContainText(label('deviceCommands', 'deleteNote'));
  await dialog.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(deviceRow(page, device.name)).toBeVisible();
  await openMenu(page, device.name);
  await page.getByRole('menuitem', { name: label('deviceCommands', 'deleteConfirm') }).click();
  await dialog.getByRole('button', { name: label('deviceCommands', 'deleteConfirm') }).click();
  await expect(toast(page, label('messages', 'deleted_device'))).toBeVisible();
  await expect(deviceRow(page, device.name)).toHaveCount(0);
  await expect(deviceRow(other, device.name)).toHaveCount(0);
});

test('several devices are deleted at once, and the count is shown [B-NAV-15]', async ({ page }) => {
  const names = [(await playDevice('many')).name, (await playDevice('many')).name];
  await logIn(page);
  await search(page, '-many-');
  for (const name of names)
    await page.getByRole('checkbox', { name: label('devices', 'selectDevice', { name }) }).check();
  await page.getByRole('button', { name: label('deviceCommands', 'bulkActions') }).click();
  await page.getByRole('menuitem', { name: label('deviceCommands', 'deleteConfirm') }).click();
  const dialog = page.getByRole('dialog');
  for (const name of names) await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: label('deviceCommands', 'deleteConfirm') }).click();
  await expect(toast(page, label('messages', 'deleted_devices_of_total', { total: 2, deleted: 2 }))).toBeVisible();
  for (const name of names) await expect(deviceRow(page, name)).toHaveCount(0);
  await expect(page.getByText(label('deviceCommands', 'selectedOnPage', { count: 2 }))).toHaveCount(0);
});

test('the list is exported with one press to a file that has its name [B-EXCEL-11]', async ({ page }) => {
  await logIn(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/excel'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label('common', 'exportShort') }).click();
  const { objects } = (await (await answered).json()) as { objects: { file_name: string } };
  expect((await saved).suggestedFilename()).toBe(objects.file_name);
  expect(objects.file_name).toMatch(/\.xlsx$/);
  await expect(page.getByRole('button', { name: label('common', 'exportShort') })).toBeVisible();
});

test('a right press opens the menu of a device, and the keyboard too [B-MENU-01] [B-MENU-04]', async ({ page }) => {
  const device = await playDevice('menu');
  await logIn(page);
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  const name = deviceRow(page, device.name).getByRole('link', { name: device.name });
  await name.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: label('devices', 'actionsOf', { name: device.name }) });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await name.focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
});

/** Opens the console as the administrator of a company with one device too many. */
async function openExceeded(page: Page): Promise<Locator> {
  const { data } = await server.GET('/devices/summary', { headers: { token: await tokenOf() } });
  const total = data?.objects[0]?.total ?? 0;
  // A license cannot be revoked by a call, so the summary is sent with one device too many for it.
  await readInSingleCalls(page);
  await page.route('**/devices/summary', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { objects: { licensed: number }[] };
    const objects = body.objects.map((summary) => ({ ...summary, licensed: total - 1 }));
    await route.fulfill({ response, json: { ...body, objects } });
  });
  await enter(page);
  await page.goto(consoleUrl('/ko/device/all'));
  const dialog = page.getByRole('dialog', { name: label('dialogs', 'exceedTitle') });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the dialog about too many devices covers every page but the licenses [B-EXCEED-04] [B-EXCEED-05] [B-EXCEED-10] [B-EXCEED-13]', async ({
  page,
}) => {
  await playDevice('excess');
  const dialog = await openExceeded(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: label('dialogs', 'exceedRenew') }).click();
  await expect(page).toHaveURL(/\/management\/license/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an administrator deletes devices until there are few enough, and the dialog goes [B-EXCEED-09] [B-EXCEED-12]', async ({
  page,
}) => {
  const device = await playDevice('excess');
  const dialog = await openExceeded(page);
  await dialog.getByRole('textbox').fill(device.name);
  await dialog.getByRole('checkbox', { name: new RegExp(device.name) }).check();
  await dialog.getByRole('button', { name: label('dialogs', 'exceedDelete') }).click();
  await dialog.getByRole('button', { name: label('deviceCommands', 'deleteConfirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

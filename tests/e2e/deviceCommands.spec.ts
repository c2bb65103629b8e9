import { expect, type Locator, type Page } from '@playwright/test';
import { foundFleetCompany, type FleetCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { makeMember, type NewMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRow, deviceRows } from './kit/person.ts';
import { PICTURE, playDevice, server, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** The viewer is a Windows program, so these visitors use Windows. */
test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' });

/** Somebody of a company with exactly these permissions, who can access its devices. */
const memberOf = (company: FleetCompany, rights: NewMember['rights']) =>
  makeMember('acts', { managerToken: company.token, groups: [company.defaultGroup], ...(rights ? { rights } : {}) });

/** What was logged about a device, newest first. */
async function auditOf({ token }: FleetCompany, device: PlayedDevice) {
  const query = { device_pk: device.pk, limit: 10, offset: 0 };
  const { data } = await server.GET('/audit', { headers: { token }, params: { query } });
  return data?.objects ?? [];
}

/** Chooses an action of a device's menu. */
async function act(page: Page, device: PlayedDevice, entry: string): Promise<void> {
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: device.name }) })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const frame = (page: Page) => page.locator('iframe[name="remote-console-hidden-frame"]');

for (const { what, rights, button, act_name_id, row } of [
  {
    what: 'remote control',
    rights: [{ auth_remotecontrol: 1 }] as const,
    button: label('devices', 'actionRemoteShort'),
    act_name_id: 1,
    row: '[B-REMOTE-20]',
  },
  {
    what: 'file transfer',
    rights: [{ auth_filemanager: 1 }] as const,
    button: label('devices', 'actionFileTransferShort'),
    act_name_id: 2,
    row: '[B-REMOTE-21]',
  },
]) {
  test(`starting ${what} is noted with its code ${row}`, async ({ page }) => {
    const company = await foundFleetCompany('noted');
    const device = await playDevice('noted', { system: 1, ...company });
    const member = await memberOf(company, rights);
    await openAs(page, member.id);
    await deviceRow(page, device.name).getByRole('button', { name: button, exact: true }).click();
    await expect(frame(page)).toHaveAttribute('src', /^remoteconsole:/);
    expect(await auditOf(company, device)).toEqual([
      expect.objectContaining({ act_name_id, act_type_id: 1, device_pk: device.pk, member_pk: member.pk }),
    ]);
  });
}

test('the security pledge is asked before remote control of a device that wants it, and nothing starts without it [B-REMOTE-22]', async ({
  page,
}) => {
  const company = await foundFleetCompany('pledge');
  const device = await playDevice('pledge', { system: 1, ...company });
  // The device reports it with its own program; the reference agent has no such switch.
  writeToDatabase('update devices set security_agreement = 1 where pk = ?', device.pk);
  const member = await memberOf(company, [{ auth_remotecontrol: 1 }]);
  await openAs(page, member.id);
  const remote = deviceRow(page, device.name).getByRole('button', {
    name: label('devices', 'actionRemoteShort'),
    exact: true,
  });
  const pledge = page.getByRole('dialog', { name: label('dialogs', 'pledgeTitle', { name: device.name }) });
  await remote.click();
  await pledge.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(pledge).toBeHidden();
  expect(await auditOf(company, device)).toEqual([]);
  await expect(frame(page)).toHaveCount(0);
  await remote.click();
  await pledge.getByRole('button', { name: label('dialogs', 'pledgeAgree') }).click();
  await expect(frame(page)).toHaveAttribute('src', /^remoteconsole:/);
});

for (const { what, entry, confirm, type, act_name_id, row } of [
  {
    what: 'a reboot',
    entry: label('devices', 'actionReboot'),
    confirm: label('deviceCommands', 'rebootConfirm'),
    type: 'reboot',
    act_name_id: 3,
    row: '[B-AUDIT-06]',
  },
  {
    what: 'a shutdown',
    entry: label('devices', 'actionShutdown'),
    confirm: label('deviceCommands', 'shutdownConfirm'),
    type: 'shutdown',
    act_name_id: 4,
    row: '[B-AUDIT-07]',
  },
]) {
  test(`${what} by somebody with useFunction is noted with its code ${row}`, async ({ page }) => {
    const company = await foundFleetCompany('noted');
    const device = await playDevice('noted', company);
    const agent = device.obey();
    const member = await memberOf(company, [{ auth_val: '1,4' }]);
    await openAs(page, member.id);
    await act(page, device, entry);
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(agent.received.map((command) => command.type)).toEqual([type]);
    expect(await auditOf(company, device)).toEqual([
      expect.objectContaining({ act_name_id, act_type_id: 1, device_pk: device.pk, member_pk: member.pk }),
    ]);
    await agent.stop();
  });
}

test('who has useFunction deletes a device through DELETE, and it leaves the list and the count and is noted [B-ACTION-55] [B-ACTION-60] [B-AUDIT-05]', async ({
  page,
}) => {
  const company = await foundFleetCompany('delete');
  const [device, other] = [await playDevice('delete', company), await playDevice('stays', company)];
  const member = await memberOf(company, [{ auth_val: '1,4' }]);
  // The tree says the same about its groups to screen reader users.
  const counted = (count: number) =>
    page.getByText(label('devices', 'usageUnlimited', { count }), { exact: true }).filter({ visible: true });
  await openAs(page, member.id);
  await expect(deviceRows(page)).toHaveCount(2);
  await expect(counted(2)).toBeVisible();
  await act(page, device, label('devices', 'actionDelete'));
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('deviceCommands', 'deleteConfirm'), exact: true })
    .click();
  expect((await sent).url()).toMatch(new RegExp(`/devices/${device.pk}$`));
  await expect(deviceRow(page, device.name)).toHaveCount(0);
  await expect(deviceRow(page, other.name)).toBeVisible();
  await expect(counted(1)).toBeVisible();
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(deviceRows(page)).toHaveCount(1);
  const { data } = await server.GET('/audit', {
    headers: { token: company.token },
    params: { query: { q: 13, limit: 10, offset: 0 } },
  });
  expect(data?.objects).toEqual([
    expect.objectContaining({ act_name_id: 13, act_type_id: 5, old_value: device.name, member_pk: member.pk }),
  ]);
});

/** The one pixel of a picture, as rendered by the browser. */
const pixelOf = (image: Locator) =>
  image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('It is no picture.');
    await element.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(element, 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  });

test('the live image dialog shows the picture that the chosen device sends now [B-LIVE-06]', async ({
  page,
  context,
}) => {
  const company = await foundFleetCompany('image');
  const device = await playDevice('image', company);
  const agent = device.obey();
  const member = await memberOf(company, [{ auth_thumbnailview: 1 }]);
  await openAs(page, member.id);
  await expect(deviceRows(page)).toHaveCount(1);
  const asked = page.waitForRequest((request) => request.url().includes(`/live_view/${device.pk}`));
  await act(page, device, label('devices', 'actionLive'));
  await asked;
  const dialog = page.getByRole('dialog', { name: label('deviceCommands', 'pictureOf', { name: device.name }) });
  const image = dialog.getByRole('img', { name: label('deviceCommands', 'pictureOf', { name: device.name }) });
  await expect(image).toHaveAttribute('src', /^blob:/);
  const sent = await context.newPage();
  await sent.setContent(`<img src="data:image/png;base64,${PICTURE.toString('base64')}">`);
  expect(await pixelOf(image)).toEqual(await pixelOf(sent.getByRole('img')));
  await agent.stop();
});

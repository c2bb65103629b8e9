import { expect, type Locator, type Page } from '@playwright/test';
import { periodFromNow } from './kit/periods.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, deviceRow, deviceRows, MANAGER } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const mark = () => crypto.randomUUID().slice(0, 6);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A group with devices in it. */
async function groupOf(...devices: readonly PlayedDevice[]): Promise<number> {
  const groupPk = await makeGroup(`rights-${mark()}`);
  for (const device of devices) await moveInto(device, groupPk);
  return groupPk;
}

/** Requests a device from now on, without a browser. */
async function askFor(id: string, device: PlayedDevice, approver: { readonly pk: number; readonly name: string }) {
  const { data, error } = await server.POST('/approvals', {
    headers: { token: await tokenOf(id) },
    body: {
      device_pk: device.pk,
      approver_pk: approver.pk,
      approver_name: approver.name,
      ...periodFromNow(3_600_000),
      approval_reason: 'printer jam',
    },
  });
  expect(error).toBeUndefined();
  return data?.objects[0];
}

/** Types a period from the first minute of today to the last of tomorrow. */
async function typePeriod(dialog: Locator): Promise<void> {
  for (const [date, days, time, clock] of [
    [label('common', 'startDate'), 0, label('approvals', 'startTime'), '00:00'],
    [label('common', 'endDate'), 1, label('approvals', 'endTime'), '23:59'],
  ] as const) {
    await dialog.getByRole('group', { name: date }).getByRole('spinbutton').first().click();
    await dialog.page().keyboard.type(dayInSeoul(days));
    await dialog.getByLabel(time).fill(clock);
  }
}

test('a manager sees every device that is logged in below a sub-manager [C-PERM-22]', async ({ page, browser }) => {
  const devices = [await playDevice('below'), await playDevice('below')];
  const groupPk = await groupOf(...devices);
  const subManager = await makeMember('below', { isSubManager: true, groups: [groupPk] });
  const theirs = await anotherPage(browser);
  await openAs(theirs, subManager.id);
  await expect(deviceRows(theirs)).toHaveCount(2);
  await leavePage(theirs);
  // The administrator is assigned to no group and sees the same devices.
  await openAs(page, MANAGER, `/ko/device/${groupPk}`);
  await expect(deviceRows(page)).toHaveCount(2);
  for (const { name } of devices) await expect(deviceRow(page, name)).toBeVisible();
});

test('a sub-manager has whatever an ordinary user with the same permissions has [C-PERM-24]', async ({ browser }) => {
  const device = await playDevice('same', { system: 1, version: '1.0.0' });
  const groupPk = await groupOf(device);
  const rights = {
    groups: [groupPk],
    rights: [{ auth_val: '1,2,4' }, { auth_remotecontrol: 1 }, { auth_filemanager: 1 }],
  } as const;
  const seen: { devices: string[]; menu: string[]; pages: string[] }[] = [];
  for (const isSubManager of [false, true]) {
    const member = await makeMember('same', { ...rights, isSubManager });
    const page = await anotherPage(browser);
    await openAs(page, member.id);
    await expect(deviceRows(page)).toHaveCount(1);
    const devices = await deviceRows(page).getByRole('link').allInnerTexts();
    await deviceRow(page, device.name)
      .getByRole('button', { name: label('devices', 'actionsOf', { name: device.name }) })
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const entries = await page.getByRole('menuitem').allInnerTexts();
    // An entry may have a hint below its words.
    const menu = entries.map((entry) => entry.split('\n')[0] ?? '');
    await page.goto(consoleUrl('/ko/management/profile'));
    const sections = page
      .getByRole('navigation', { name: label('frame', 'menuAccount'), exact: true })
      .getByRole('link');
    await expect(sections.first()).toBeVisible();
    seen.push({ devices, menu, pages: await sections.allInnerTexts() });
    await leavePage(page);
  }
  const [user, subManager] = seen;
  expect(user?.menu).toContain(label('devices', 'actionRemote'));
  expect(user?.menu).toContain(label('devices', 'actionDelete'));
  expect(subManager?.devices).toEqual(user?.devices);
  expect(subManager?.menu).toEqual(user?.menu);
  expect(subManager?.pages).toEqual(expect.arrayContaining(user?.pages ?? []));
});

test('a user asks for access, cannot decide on it, and a sub-manager approves one request and refuses the other [C-PERM-25] [C-PERM-27] [C-PERM-30]', async ({
  page,
  browser,
}) => {
  const [asked, other] = [await playDevice('ask'), await playDevice('ask')];
  const groupPk = await groupOf(asked, other);
  const subManager = await makeMember('decides', { isSubManager: true, groups: [groupPk] });
  const user = await makeMember('asks', {
    needsApproval: true,
    groups: [groupPk],
    rights: [{ auth_remotecontrol: 1 }],
  });
  const second = await askFor(user.id, other, subManager);

  await openAs(page, user.id);
  await deviceRow(page, asked.name)
    .getByRole('button', { name: label('devices', 'actionRequestApproval'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: label('approvals', 'newTitle', { device: asked.name }) });
  await typePeriod(dialog);
  await dialog.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) }).fill('replace the till');
  await dialog.getByRole('textbox', { name: label('approvals', 'approver') }).fill(subManager.id);
  await dialog.getByRole('button', { name: label('approvals', 'findApprover') }).click();
  await expect(dialog.getByText(subManager.name).first()).toBeVisible();
  await dialog.getByRole('button', { name: label('approvals', 'send'), exact: true }).click();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();

  // The decisions page has none for the user, and the server accepts none.
  await page.goto(consoleUrl('/ko/management/access'));
  await expect(page.getByText(label('approvals', 'notForYou'), { exact: true })).toBeVisible();
  await expect(rowOf(page, asked.name)).toHaveCount(0);
  const refused = await server.POST('/approvals', {
    headers: { token: await tokenOf(user.id) },
    body: { pk: second?.pk ?? 0, is_accept: 1, react_reason: '' },
  });
  expect(refused.response.status).toBe(403);

  const decider = await anotherPage(browser);
  await openAs(decider, subManager.id, '/ko/management/access');
  const review = async (device: PlayedDevice) => {
    await rowOf(decider, device.name)
      .getByRole('button', {
        name: label('approvals', 'actionOf', { device: device.name, action: label('approvals', 'review') }),
      })
      .click();
    return decider.getByRole('dialog');
  };
  const first = await review(asked);
  await first.getByRole('button', { name: label('approvals', 'approve'), exact: true }).click();
  await expect(first).toBeHidden();
  const last = await review(other);
  await last.getByRole('textbox', { name: label('approvals', 'answer') }).fill('not today');
  await last.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(last).toBeHidden();

  await page.goto(consoleUrl('/ko/management/access-user'));
  await expect(rowOf(page, asked.name)).toContainText(label('approvals', 'stateApproved'));
  await expect(rowOf(page, other.name)).toContainText(label('approvals', 'stateRejected'));
});

test('an approved request is renewed with the same device, approver and reason and another period [B-APPROVAL-03]', async ({
  page,
}) => {
  const device = await playDevice('renew');
  const groupPk = await groupOf(device);
  const subManager = await makeMember('renews', { isSubManager: true, groups: [groupPk] });
  const user = await makeMember('renew', {
    needsApproval: true,
    groups: [groupPk],
    rights: [{ auth_remotecontrol: 1 }],
  });
  const request = await askFor(user.id, device, subManager);
  const decided = await server.POST('/approvals', {
    headers: { token: await tokenOf(subManager.id) },
    body: { pk: request?.pk ?? 0, is_accept: 1, react_reason: '' },
  });
  expect(decided.error).toBeUndefined();
  await openAs(page, user.id, '/ko/management/access-user');
  await rowOf(page, device.name)
    .getByRole('button', {
      name: label('approvals', 'actionOf', { device: device.name, action: label('approvals', 'renew') }),
    })
    .click();
  const dialog = page.getByRole('dialog', { name: label('approvals', 'renewTitle', { device: device.name }) });
  await expect(dialog.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) })).toHaveValue(
    'printer jam',
  );
  await expect(dialog.getByText(subManager.name).first()).toBeVisible();
  await typePeriod(dialog);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/approvals'));
  await dialog.getByRole('button', { name: label('approvals', 'renew'), exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    device_pk: device.pk,
    approver_pk: subManager.pk,
    approval_reason: 'printer jam',
    earlier_pk: request?.pk,
  });
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, device.name)).toHaveCount(2);
});

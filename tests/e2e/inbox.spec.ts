import { expect, type Locator, type Page } from '@playwright/test';
import { periodFromNow } from './kit/periods.ts';
import { REASON, REFUSAL } from './kit/approvals.ts';
import { foundFleetCompany, type FleetCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl } from './kit/person.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const INBOX = '/ko/inbox';
const HOUR_MS = 3_600_000;
const WINDOWS = 1;

/** A company with a device, and somebody who needs approvals for it. */
async function openCompany(purpose: string) {
  const company = await foundFleetCompany(purpose);
  const device = await playDevice(purpose, { enrolment: company.enrolment, system: WINDOWS });
  const user = await makeMember(purpose, {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    needsApproval: true,
    managerToken: company.token,
  });
  return { company, device, user };
}

/** Requests access to a device as somebody. */
async function ask(id: string, device: PlayedDevice): Promise<void> {
  const { error } = await server.POST('/approvals', {
    headers: { token: await tokenOf(id) },
    body: {
      device_pk: device.pk,
      ...periodFromNow(HOUR_MS),
      approval_reason: REASON,
    },
  });
  expect(error).toBeUndefined();
}

/** An alert starts whenever a device of the company reaches 90 % processor usage. */
async function watchProcessors({ token, defaultGroup }: FleetCompany): Promise<void> {
  const { error } = await server.PUT('/groups/{groupPk}', {
    headers: { token },
    params: { path: { groupPk: defaultGroup } },
    body: { update_key: 'alert', alert_code: 'IW2', alert_th_value: 90 },
  });
  expect(error).toBeUndefined();
}

/** Opens a page as somebody whose inbox is read: a test logs in with a different program than before. */
async function openRead(page: Page, id: string, path: string): Promise<void> {
  await openAs(page, id, path);
  const { error } = await server.PUT('/inbox', { headers: { token: await tokenOf(id) }, body: { is_read: 1 } });
  expect(error).toBeUndefined();
}

/** A device alert starts and ends. */
async function alertOf({ beat }: PlayedDevice): Promise<void> {
  await beat(95);
  await beat(12);
}

const item = (page: Page | Locator, sentence: string) => page.getByRole('listitem').filter({ hasText: sentence });

test('a request appears in the inbox of the person who decides while the page is open, is read once it is decided on, and the requester gets the decision', async ({
  page,
  browser,
}) => {
  const { company, device, user } = await openCompany('asks');
  const requester = await anotherPage(browser);
  await openRead(page, company.manager, INBOX);
  await openRead(requester, user.id, INBOX);

  await ask(user.id, device);
  const asked = item(page, label('inbox', 'access_asked', { person: user.name, device: device.name }));
  await expect(asked).toContainText(label('inbox', 'unread'));
  // A pending item is counted once, as a decision.
  const bell = page.getByRole('banner').getByRole('button', { name: label('frame', 'noticesWaiting', { count: 1 }) });
  await expect(bell).toBeVisible();

  await asked.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: new RegExp(device.name) });
  await expect(dialog).toContainText(REASON);
  await dialog.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await dialog.getByRole('textbox').fill(REFUSAL);
  await dialog.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(item(requester, label('inbox', 'access_rejected', { device: device.name }))).toContainText(
    label('inbox', 'unread'),
  );
  const own = requester.getByRole('banner').getByRole('button', { name: label('frame', 'noticesNew', { count: 1 }) });
  await expect(own).toBeVisible();
  await page.goto(consoleUrl(INBOX));
  await expect(asked).toBeVisible();
  await expect(asked).not.toContainText(label('inbox', 'unread'));
});

test('a request that somebody else decided on waits for nobody any more', async ({ page }) => {
  const { company, device, user } = await openCompany('elsewhere');
  const deputy = await makeMember('deputy', { isSubManager: true, managerToken: company.token });
  await openAs(page, deputy.id, INBOX);
  await ask(user.id, device);
  const asked = item(page, label('inbox', 'access_asked', { person: user.name, device: device.name }));
  await expect(asked).toContainText(label('inbox', 'unread'));
  const { data } = await server.GET('/approvals', {
    headers: { token: company.token },
    params: { query: { type: 'request' } },
  });
  const pk = data?.objects[0]?.pk ?? 0;
  await server.POST('/approvals', { headers: { token: company.token }, body: { pk, is_accept: 1 } });
  await expect(asked).not.toContainText(label('inbox', 'unread'));
});

test('the bell shows the newest items and leads to the inbox, by keyboard alone', async ({ page }) => {
  const { company, device } = await openCompany('bell');
  await watchProcessors(company);
  await openRead(page, company.manager, '/ko/management/profile');
  await alertOf(device);
  await alertOf(device);
  const bell = page.getByRole('banner').getByRole('button', { name: label('frame', 'noticesNew', { count: 1 }) });
  await bell.press('Enter');
  const popup = page.getByRole('dialog', { name: label('frame', 'notices') });
  const sentence = label('inbox', 'alert_cpuUsage', { device: device.name, value: 95 });
  const alert = item(popup, sentence);
  await expect(alert).toContainText(label('inbox', 'times', { count: 2 }));
  await alert.getByRole('link').press('Enter');
  await expect(page).toHaveURL(consoleUrl(`/ko/device/all/${device.pk}`));
  await expect(popup).toBeHidden();

  // Opening it marks it as read.
  await page
    .getByRole('banner')
    .getByRole('button', { name: label('frame', 'notices'), exact: true })
    .press('Enter');
  await popup.getByRole('link', { name: label('frame', 'openInbox') }).press('Enter');
  await expect(page).toHaveURL(consoleUrl(INBOX));
  const read = item(page, sentence);
  await expect(read).toBeVisible();
  await expect(read).not.toContainText(label('inbox', 'unread'));
});

test('items are narrowed in the address, and marked as read all together and one by one', async ({ page }) => {
  const { company, device, user } = await openCompany('marks');
  await watchProcessors(company);
  await openRead(page, company.manager, `${INBOX}?kind=alert`);
  await alertOf(device);
  await ask(user.id, device);
  const sentence = label('inbox', 'alert_cpuUsage', { device: device.name, value: 95 });
  const list = page.getByRole('list', { name: label('inbox', 'list') });
  await expect(item(list, sentence)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: label('inbox', 'kind') }).selectOption('');
  await page.getByRole('switch', { name: label('inbox', 'unreadOnly') }).check();
  await expect(page).toHaveURL(consoleUrl(`${INBOX}?unread=1`));
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: label('inbox', 'markAllRead') }).click();
  await expect(page.getByText(label('inbox', 'nothingUnread'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(consoleUrl(INBOX));
  await list.getByRole('button', { name: label('inbox', 'markUnread', { item: sentence }) }).click();
  await expect(item(list, sentence)).toContainText(label('inbox', 'unread'));
  await page.reload();
  await expect(item(list, sentence)).toContainText(label('inbox', 'unread'));
});

test('who turns alerts off gets none, and security cannot be turned off', async ({ page }) => {
  const { company, device } = await openCompany('off');
  await watchProcessors(company);
  await alertOf(device);
  await openAs(page, company.manager, INBOX);
  await page.getByRole('link', { name: label('inbox', 'settings') }).click();
  await expect(page).toHaveURL(consoleUrl(`${INBOX}/preferences`));
  const kind = (name: 'kind_alert' | 'kind_security') => page.getByRole('radiogroup', { name: label('inbox', name) });
  const off = { name: label('inbox', 'choice_off') };
  await expect(kind('kind_security').getByRole('radio', off)).toBeDisabled();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await kind('kind_alert').getByRole('radio', off).check();
  await saved;
  await page.reload();
  await expect(kind('kind_alert').getByRole('radio', off)).toBeChecked();

  await alertOf(device);
  const { data } = await server.GET('/inbox', {
    headers: { token: company.token },
    params: { query: { kind: 'alert' } },
  });
  expect(data?.objects.map(({ code, times }) => [code, times])).toEqual([['alert_began', 1]]);
});

test('the search over the console leads to the inbox', async ({ page }) => {
  const { manager } = await foundFleetCompany('palette');
  await openAs(page, manager, '/ko/management/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: label('frame', 'findAnything') }).fill(label('frame', 'pageInbox'));
  await page.getByRole('option', { name: label('frame', 'pageInbox') }).press('Enter');
  await expect(page).toHaveURL(consoleUrl(INBOX));
});

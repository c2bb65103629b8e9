import { expect, type Page } from '@playwright/test';
import { weekdayName } from '@remote-console/domain';
import { periodFromNow } from './kit/periods.ts';
import { REASON } from './kit/approvals.ts';
import { foundFleetCompany, type FleetCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { makeMember, type Member } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, deviceRow } from './kit/person.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const HOUR_MS = 3_600_000;
const WINDOWS = 1;
const REQUESTS = '/ko/management/access';

type Rule = 'all' | 'ordered';

/** A company with a device, two sub-managers who approve, and somebody who needs their approval. */
async function openCompany(purpose: string) {
  const company = await foundFleetCompany(purpose);
  const device = await playDevice(purpose, { enrolment: company.enrolment, system: WINDOWS });
  const options = { groups: [company.defaultGroup], managerToken: company.token };
  const first = await makeMember(`${purpose}-first`, { ...options, isSubManager: true });
  const second = await makeMember(`${purpose}-second`, { ...options, isSubManager: true });
  const rights = [{ auth_remotecontrol: 1 as const }];
  const user = await makeMember(`${purpose}-user`, { ...options, rights, needsApproval: true });
  return { company, device, first, second, user };
}

/** Chooses who has to approve, on the group's page. */
async function chooseApprovers(page: Page, rule: Rule, approvers: readonly Member[]): Promise<void> {
  const section = page.getByRole('region', { name: label('groupPages', 'approvalSettings') });
  await section.getByRole('button', { name: label('groupPages', 'changeApproval') }).click();
  const dialog = page.getByRole('dialog', { name: label('groupPages', 'approvalDialogTitle') });
  await dialog.getByLabel(label('groupPages', 'approvalRule')).selectOption(rule);
  for (const { name, pk } of approvers) {
    await dialog.getByLabel(label('groupPages', 'addApprover')).selectOption(String(pk));
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await dialog.getByRole('button', { name: label('common', 'save') }).click();
  await expect(dialog).toBeHidden();
  for (const { name } of approvers) await expect(section.getByText(name)).toBeVisible();
}

/** The same without a page, for tests about what follows. */
async function sayThroughApi(
  { token, defaultGroup }: FleetCompany,
  rule: 'single' | Rule,
  approvers: readonly Member[],
  {
    expiry_hours = null,
    recurring = false,
  }: { readonly expiry_hours?: number | null; readonly recurring?: boolean } = {},
): Promise<void> {
  const { error } = await server.PUT('/groups/{groupPk}', {
    headers: { token },
    params: { path: { groupPk: defaultGroup } },
    body: { approval_policy: { rule, approvers: approvers.map(({ pk }) => pk), expiry_hours, recurring } },
  });
  expect(error).toBeUndefined();
}

async function askThroughApi({ id }: Member, device: PlayedDevice): Promise<number> {
  await device.beat();
  const { data } = await server.POST('/approvals', {
    headers: { token: await tokenOf(id) },
    body: {
      device_pk: device.pk,
      ...periodFromNow(9 * HOUR_MS),
      approval_reason: REASON,
    },
  });
  return data?.objects[0]?.pk ?? 0;
}

const waits = (done: number, total: number, name: string) =>
  label('approvals', 'teamWaits', { done, total, names: name });

/** Opens a request of the list and approves it. */
async function approve(page: Page, device: PlayedDevice): Promise<void> {
  const named = { device: device.name, action: label('approvals', 'review') };
  await page.getByRole('button', { name: label('approvals', 'actionOf', named) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label('approvals', 'approve'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a manager demands two approvals for a group: with the first the request goes on waiting, with the second the device opens', async ({
  page,
  browser,
}) => {
  const { company, device, first, second, user } = await openCompany('two');
  await openAs(page, company.manager, `/ko/management/groups/detail/${company.defaultGroup}`);
  await chooseApprovers(page, 'all', [first, second]);

  const requester = await anotherPage(browser);
  await device.beat();
  await openAs(requester, user.id);
  await deviceRow(requester, device.name)
    .getByRole('button', { name: label('devices', 'actionRequestApproval') })
    .click();
  const request = requester.getByRole('dialog', { name: label('approvals', 'newTitle', { device: device.name }) });
  // The approvers are shown beforehand, and nobody else can be named.
  await expect(request.getByRole('group', { name: label('approvals', 'approvers') })).toContainText(second.name);
  await expect(request.getByRole('textbox', { name: label('approvals', 'approver') })).toHaveCount(0);
  await request.getByRole('button', { name: label('approvals', 'preset_hour') }).click();
  await request.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) }).fill(REASON);
  await request.getByRole('button', { name: label('approvals', 'send'), exact: true }).click();
  await expect(request).toBeHidden();

  const [one, other] = [await anotherPage(browser), await anotherPage(browser)];
  await openAs(one, first.id, REQUESTS);
  await openAs(other, second.id, REQUESTS);
  await approve(one, device);
  await expect(one.getByText(label('approvals', 'approvedPart'))).toBeVisible();

  // The requester sees the progress.
  await deviceRow(requester, device.name)
    .getByRole('button', { name: label('devices', 'actionApprovalRequested') })
    .click();
  const pending = requester.getByRole('dialog', { name: label('approvals', 'pendingTitle', { device: device.name }) });
  await expect(pending).toContainText(waits(1, 2, second.name));
  await pending.getByRole('button', { name: label('common', 'close') }).click();
  // Somebody who has answered has nothing left to do.
  const named = { device: device.name, action: label('approvals', 'review') };
  await one.getByRole('button', { name: label('approvals', 'actionOf', named) }).click();
  await expect(one.getByRole('dialog')).toContainText(label('messages', 'not_your_turn'));
  await expect(one.getByRole('button', { name: label('approvals', 'approve'), exact: true })).toHaveCount(0);

  await approve(other, device);
  await expect(
    deviceRow(requester, device.name).getByRole('button', { name: label('devices', 'actionApprovalRequested') }),
  ).toHaveCount(0);
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: await tokenOf(user.id) },
    params: { path: { devicePk: device.pk } },
  });
  expect(data?.objects[0]?.approval).toBe(1);
});

test('an approver who is away names a delegate in the profile, who answers in their place', async ({
  page,
  browser,
}) => {
  const { company, device, first, second, user } = await openCompany('away');
  await sayThroughApi(company, 'all', [first]);
  await openAs(page, first.id, '/ko/management/profile');
  const row = page.getByRole('group', { name: label('users', 'delegate'), exact: true });
  await row.getByRole('button', { name: label('users', 'nameDelegate') }).click();
  const dialog = page.getByRole('dialog', { name: label('users', 'delegateTitle') });
  await dialog.getByLabel(label('users', 'delegate')).selectOption(String(second.pk));
  const days = dialog.getByRole('group', { name: label('common', 'endDate') });
  await days.getByRole('spinbutton').first().click();
  await page.keyboard.type('20991231');
  await dialog.getByRole('button', { name: label('common', 'save') }).click();
  // Nobody is away for that long.
  await expect(dialog).toContainText(label('messages', 'date_validate_error'));
  const until = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10).replaceAll('-', '');
  await days.getByRole('spinbutton').first().click();
  await page.keyboard.type(until);
  await dialog.getByRole('button', { name: label('common', 'save') }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(second.name);

  await askThroughApi(user, device);
  const delegate = await anotherPage(browser);
  await openAs(delegate, second.id, REQUESTS);
  await approve(delegate, device);
  await expect(delegate.getByRole('row').filter({ hasText: device.name })).toHaveCount(0);
  const requester = await anotherPage(browser);
  await openAs(requester, user.id, '/ko/management/access-user');
  await expect(requester.getByRole('row').filter({ hasText: device.name })).toContainText(
    label('approvals', 'stateApproved'),
  );
  const { data } = await server.GET('/approvals', { headers: { token: await tokenOf(user.id) } });
  expect(data?.objects[0]).toMatchObject({ approve_state: 2, team: { approvers: [{ by: second.name }] } });

  await row.getByRole('button', { name: label('users', 'endDelegate') }).click();
  await expect(row).toContainText(label('users', 'noDelegate'));
});

test('a request goes on to the next approver when the one before is deleted, and the requester is informed', async ({
  page,
  browser,
}) => {
  const { company, device, first, second, user } = await openCompany('gone');
  await sayThroughApi(company, 'ordered', [first, second]);
  await askThroughApi(user, device);
  const next = await anotherPage(browser);
  await openAs(next, second.id, '/ko/inbox');
  await openAs(page, user.id, '/ko/inbox');
  const { error } = await server.DELETE('/users/{userPk}', {
    headers: { token: company.token },
    params: { path: { userPk: first.pk } },
  });
  expect(error).toBeUndefined();
  const moved = label('inbox', 'access_moved', { person: first.name, device: device.name });
  await expect(page.getByRole('listitem').filter({ hasText: moved })).toBeVisible();
  const asked = label('inbox', 'access_asked', { person: user.name, device: device.name });
  await expect(next.getByRole('listitem').filter({ hasText: asked })).toBeVisible();
});

test('a request that nobody answers in time expires, and says so to both sides', async ({ page, browser }) => {
  const { company, device, user } = await openCompany('late');
  await sayThroughApi(company, 'single', [], { expiry_hours: 2 });
  const pk = await askThroughApi(user, device);
  await openAs(page, user.id, '/ko/inbox');
  const decider = await anotherPage(browser);
  await openAs(decider, company.manager, '/ko/inbox');
  const due = Date.now() - 1000;
  writeToDatabase('update approvals set expires_at = ?, effect_due_at = ? where pk = ?', due, due, pk);
  const unanswered = label('inbox', 'access_unanswered', { device: device.name });
  await expect(page.getByRole('listitem').filter({ hasText: unanswered })).toBeVisible();
  const missed = label('inbox', 'access_missed', { person: user.name, device: device.name });
  await expect(decider.getByRole('listitem').filter({ hasText: missed })).toBeVisible();
  await openAs(page, user.id, '/ko/management/access-user');
  await expect(page.getByRole('row').filter({ hasText: device.name })).toContainText(
    label('approvals', 'stateUnanswered'),
  );
});

test('where a group allows it, access is asked for on the same days of every week, and opens on them', async ({
  page,
  browser,
}) => {
  const { company, device, user } = await openCompany('weekly');
  await sayThroughApi(company, 'single', [], { recurring: true });
  await device.beat();
  await openAs(page, user.id);
  await deviceRow(page, device.name)
    .getByRole('button', { name: label('devices', 'actionRequestApproval') })
    .click();
  const request = page.getByRole('dialog', { name: label('approvals', 'newTitle', { device: device.name }) });
  await request.getByRole('checkbox', { name: label('approvals', 'repeatWeekly') }).check();
  const weekly = request.getByRole('group', { name: label('approvals', 'weekly') });
  // Every day, nearly around the clock, so that one is open whenever the test runs.
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    await weekly.getByRole('button', { name: weekdayName(weekday, 'ko', 'long') }).click();
  }
  await weekly.getByLabel(label('approvals', 'startTime')).fill('00:00');
  await weekly.getByLabel(label('approvals', 'endTime')).fill('23:59');
  await weekly
    .getByRole('group', { name: label('common', 'endDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(new Date(Date.now() + 20 * 24 * HOUR_MS).toISOString().slice(0, 10).replaceAll('-', ''));
  await request.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) }).fill(REASON);
  await request.getByRole('button', { name: label('approvals', 'send'), exact: true }).click();
  await expect(request).toBeHidden();

  const decider = await anotherPage(browser);
  await openAs(decider, company.manager, REQUESTS);
  await expect(decider.getByRole('row').filter({ hasText: device.name })).toContainText('00:00–23:59');
  await approve(decider, device);
  await expect(
    deviceRow(page, device.name).getByRole('button', { name: label('devices', 'actionApprovalRequested') }),
  ).toHaveCount(0);
  const { data } = await server.GET('/approvals', { headers: { token: await tokenOf(user.id) } });
  expect(data?.objects[0]).toMatchObject({ approve_state: 2, recurrence: { from: '00:00', to: '23:59' } });
  expect(Date.parse(data?.objects[0]?.window?.to_time ?? '')).toBeGreaterThan(Date.now());
});

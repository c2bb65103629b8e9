import { expect, type Locator, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, consoleUrl, deviceRow, logIn, MANAGER, search, tryLogin, USER } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { approvedMailTitle } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const SUB_MANAGER = 'submanager@demo.example';
const DAY_MS = 86_400_000;
const REASON = 'Checkout inspection';
const REFUSAL = 'After closing time, please';

/** A device in a group that the demo's user reaches; it needs an approval. */
async function deviceOfUser(purpose: string): Promise<PlayedDevice> {
  const device = await playDevice(purpose);
  const { data: mine } = await server.GET('/groups', { headers: { token: await tokenOf(USER) } });
  const reached = (mine?.objects ?? []).filter((group) => group.has_permission && group.dev_limit === null);
  const headers = { token: await tokenOf() };
  const { data } = await server.GET('/devices/{devicePk}', { headers, params: { path: { devicePk: device.pk } } });
  const groupPk = data?.objects[0]?.device_group_fk ?? 0;
  if (reached.some(({ pk }) => pk === groupPk)) return device;
  const { response } = await server.POST('/devices', {
    headers,
    body: { device_pk: device.pk, new_device_group_fk: reached[0]?.pk ?? 0, old_device_group_fk: groupPk },
  });
  expect(response.status).toBe(200);
  return device;
}

/** Whether the user's device is open now, as the server tells the user. */
async function approvalOf(devicePk: number): Promise<number | undefined> {
  const { data } = await server.GET('/devices/{devicePk}', {
    headers: { token: await tokenOf(USER) },
    params: { path: { devicePk } },
  });
  return data?.objects[0]?.approval;
}

/** Types a period from the first minute of today to the last of tomorrow. */
async function typePeriod(dialog: Locator): Promise<void> {
  await dialog
    .getByRole('group', { name: label('common', 'startDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await dialog.page().keyboard.type(dayInSeoul(0));
  await dialog.getByLabel(label('approvals', 'startTime')).fill('00:00');
  await dialog
    .getByRole('group', { name: label('common', 'endDate') })
    .getByRole('spinbutton')
    .first()
    .click();
  await dialog.page().keyboard.type(dayInSeoul(1));
  await dialog.getByLabel(label('approvals', 'endTime')).fill('23:59');
}

/** Presses the button that asks for access to a device. The device reports first: who is offline cannot be asked for. */
async function pressAsk(
  page: Page,
  { name, beat }: PlayedDevice,
  action: 'actionRequestApproval' | 'actionApprovalRequested' = 'actionRequestApproval',
): Promise<void> {
  await beat();
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: label('devices', action) })
    .click();
}

/** Asks for access to a device from the device list, as the signed-in person; the administrator unless somebody is named. */
async function askFor(page: Page, device: PlayedDevice, reason: string, approver = ''): Promise<void> {
  const { name } = device;
  await pressAsk(page, device);
  const dialog = page.getByRole('dialog', { name: label('approvals', 'newTitle', { device: name }) });
  await typePeriod(dialog);
  await dialog.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) }).fill(reason);
  if (approver !== '') {
    await dialog.getByRole('textbox', { name: label('approvals', 'approver') }).fill(approver);
    await dialog.getByRole('button', { name: label('approvals', 'findApprover') }).click();
    await expect(dialog.getByText(approver)).toBeVisible();
  }
  await dialog.getByRole('button', { name: label('approvals', 'send'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens a request of the list on the page, by its button. */
async function open(page: Page, name: string, action: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} ${action}` })
    .click();
  return page.getByRole('dialog');
}

/** Follows the link of the mail about a request, decides in favour of it, and finds the address plain again. */
async function approveByMail(page: Page, { link, name, logsInAs }: { link: string; name: string; logsInAs?: string }) {
  await page.goto(link);
  if (logsInAs !== undefined) {
    await expect(page).toHaveURL(consoleUrl('/ko/login'));
    await tryLogin(page, logsInAs);
  }
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(dialog).toContainText(REASON);
  expect(page.url()).toBe(link);
  await dialog.getByRole('button', { name: label('approvals', 'approve'), exact: true }).click();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(consoleUrl('/ko/management/access'));
  if (logsInAs === undefined) return;
  // Only now comes the notice that greets.
  await expect(page.getByRole('checkbox', { name: label('notices', 'skip') })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A screen of the user with the device list, which is told from one that was loaded anew. */
async function userScreen(screen: Page, found: string): Promise<Page> {
  await logIn(screen, USER);
  await search(screen, found);
  await screen.evaluate(() => Object.assign(window, { sameLoad: true }));
  return screen;
}

/** Asks for access to a device through the API, from now on; the request's pk. */
async function askThroughApi(device: PlayedDevice, lasts = DAY_MS): Promise<number> {
  const headers = { token: await tokenOf(USER) };
  await device.beat();
  const { error } = await server.POST('/approvals', {
    headers,
    body: {
      device_pk: device.pk,
      start_time: new Date(Date.now() - 60_000).toISOString(),
      end_time: new Date(Date.now() + lasts).toISOString(),
      approval_reason: REASON,
    },
  });
  expect(error).toBeUndefined();
  const { data } = await server.GET('/approvals', {
    headers: { token: await tokenOf(MANAGER) },
    params: { query: { type: 'request', limit: 100 } },
  });
  return data?.objects.find(({ device_fk }) => device_fk === device.pk)?.pk ?? 0;
}

/** Decides on a request through the API, as the administrator. */
async function decideThroughApi(pk: number, is_accept: 0 | 1): Promise<void> {
  const { error } = await server.POST('/approvals', {
    headers: { token: await tokenOf(MANAGER) },
    body: is_accept === 1 ? { pk, is_accept } : { pk, is_accept, react_reason: REFUSAL },
  });
  expect(error).toBeUndefined();
}

test('a user asks for access to a device for a period, and the button then shows the request [A-SCOPE-18] [A-ROLE-19] [B-APPROVAL-01] [B-APPROVAL-02]', async ({
  page,
}) => {
  const device = await deviceOfUser('asked');
  await logIn(page, USER);
  await askFor(page, device, REASON);
  // A second request makes no sense while the first one waits: the same button says that it does, and shows it.
  await pressAsk(page, device, 'actionApprovalRequested');
  const waiting = page.getByRole('dialog', { name: label('approvals', 'pendingTitle', { device: device.name }) });
  await expect(waiting).toContainText(REASON);
  expect(await approvalOf(device.pk)).toBe(0);
});

test('a sub-manager who is asked gets the mail and approves by its link [A-SCOPE-19] [A-ROLE-18] [A-DIALOG-17] [B-APPROVAL-33]', async ({
  page,
  browser,
}) => {
  const device = await deviceOfUser('by-sub');
  const requester = await anotherPage(browser);
  await logIn(requester, USER);
  await askFor(requester, device, REASON, DEMO.subManager);
  await logIn(page, SUB_MANAGER, '/ko/management/access');
  await expect(rowOf(page, device.name)).toBeVisible();
  const mailbox = await anotherPage(browser);
  const link = await linkIn(await mailTo(mailbox, SUB_MANAGER, device.name));
  await approveByMail(page, { link, name: device.name });
  await expect(rowOf(page, device.name)).toHaveCount(0);
  expect(await approvalOf(device.pk)).toBe(1);
  // The link is old now: it opens what became of the request.
  await page.goto(link);
  const decided = page.getByRole('dialog', { name: label('approvals', 'rejectTitle', { device: device.name }) });
  await decided.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/access'));
  const told = await mailTo(mailbox, USER, device.name);
  await expect(told).toContainText(approvedMailTitle(device.name));
  expect(await linkIn(told)).toContain(consoleUrl('/ko/management/access-user?request='));
});

test('an administrator who is asked logs in from the mail and approves [B-APPROVAL-06] [B-APPROVAL-34] [B-MSG-01]', async ({
  page,
  browser,
}) => {
  const device = await deviceOfUser('by-manager');
  await askThroughApi(device);
  const link = await linkIn(await mailTo(await anotherPage(browser), MANAGER, device.name));
  await approveByMail(page, { link, name: device.name, logsInAs: MANAGER });
  expect(await approvalOf(device.pk)).toBe(1);
});

test('the pending requests are listed, and a decision is confirmed and takes one away [C-APPROVAL-01] [C-APPROVAL-02] [C-APPROVAL-15] [C-ROUTE-41]', async ({
  page,
}) => {
  const [first, second] = [await deviceOfUser('listed-a'), await deviceOfUser('listed-b')];
  for (const device of [first, second]) await askThroughApi(device);
  await logIn(page, MANAGER, '/ko/management/access');
  await expect(page.getByRole('heading', { level: 1, name: label('frame', 'pageApprovals') })).toBeVisible();
  for (const { name } of [first, second]) await expect(rowOf(page, name)).toBeVisible();
  const approving = await open(page, first.name, label('approvals', 'review'));
  await approving.getByRole('button', { name: label('approvals', 'approve'), exact: true }).click();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, first.name)).toHaveCount(0);
  const rejecting = await open(page, second.name, label('approvals', 'review'));
  await rejecting.getByRole('textbox', { name: label('approvals', 'answer') }).fill(REFUSAL);
  await rejecting.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(rowOf(page, second.name)).toHaveCount(0);
});

/** How long an access lasts that a test sees ending, in milliseconds. */
const PERIOD_MS = 15_000;

test('every open screen has access from the approval until the period ends [B-APPROVAL-46]', async ({
  page,
  browser,
}) => {
  const device = await deviceOfUser('period');
  const screens = [await userScreen(page, device.name), await userScreen(await anotherPage(browser), device.name)];
  const ask = (screen: Page) =>
    deviceRow(screen, device.name).getByRole('button', { name: label('approvals', 'send') });
  for (const screen of screens) await expect(ask(screen)).toBeVisible();

  const pk = await askThroughApi(device, PERIOD_MS);
  const end = Date.now() + PERIOD_MS;
  await decideThroughApi(pk, 1);
  expect(await approvalOf(device.pk)).toBe(1);
  for (const screen of screens) await expect(ask(screen)).toHaveCount(0);

  await expect.poll(async () => approvalOf(device.pk), { timeout: PERIOD_MS + 20_000 }).toBe(0);
  expect(Date.now()).toBeGreaterThanOrEqual(end - 2000);
  await device.beat();
  for (const screen of screens) {
    await expect(ask(screen)).toBeVisible();
    expect(await screen.evaluate(() => 'sameLoad' in window)).toBe(true);
  }
});

test('a rejection has a reason, and the user who reads it asks again [B-APPROVAL-04] [B-APPROVAL-43] [C-APPROVAL-18] [C-ROUTE-42]', async ({
  page,
  browser,
}) => {
  const device = await deviceOfUser('again');
  const { name } = device;
  await askThroughApi(device);
  await logIn(page, USER, '/ko/management/access-user');
  await expect(rowOf(page, name)).toContainText(label('approvals', 'stateInProgress'));

  const approver = await anotherPage(browser);
  await logIn(approver, SUB_MANAGER, '/ko/management/access');
  const pending = await open(approver, name, label('approvals', 'review'));
  await pending.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(pending).toContainText(label('messages', 'approvals_reason'));
  await pending.getByRole('textbox', { name: label('approvals', 'answer') }).fill(REFUSAL);
  await pending.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(pending).toBeHidden();

  await expect(rowOf(page, name)).toContainText(label('approvals', 'stateRejected'));
  const again = await open(page, name, label('approvals', 'resubmit'));
  await expect(again).toContainText(REFUSAL);
  await expect(again.getByRole('textbox', { name: label('approvals', 'reason') })).toHaveValue(REASON);
  await again.getByRole('button', { name: label('approvals', 'resubmit'), exact: true }).click();
  await expect(again).toBeHidden();
  await expect(rowOf(page, name).filter({ hasText: label('approvals', 'stateInProgress') })).toHaveCount(1);
});

test('a user sees the own requests only, and asks for a new period of an approved one [B-APPROVAL-44] [C-APPROVAL-16] [C-APPROVAL-19]', async ({
  page,
}) => {
  const device = await deviceOfUser('renewed');
  await decideThroughApi(await askThroughApi(device), 1);
  await logIn(page, USER, '/ko/management/access-user');
  const approved = rowOf(page, device.name).filter({ hasText: label('approvals', 'stateApproved') });
  await approved
    .getByRole('button', {
      name: label('approvals', 'actionOf', { device: device.name, action: label('approvals', 'renew') }),
    })
    .click();
  const renewing = page.getByRole('dialog');
  await typePeriod(renewing);
  await renewing.getByRole('button', { name: label('approvals', 'renew'), exact: true }).click();
  await expect(renewing).toBeHidden();
  await expect(rowOf(page, device.name).filter({ hasText: label('approvals', 'stateInProgress') })).toHaveCount(1);
  // Nobody else's requests are in the list of another person.
  await logIn(page, MANAGER, '/ko/management/access-user');
  await expect(page.getByRole('heading', { level: 1, name: label('frame', 'pageOwnRequests') })).toBeVisible();
  await expect(rowOf(page, device.name)).toHaveCount(0);
});

test('the history lists what was decided, and an approval is taken back there [C-APPROVAL-21] [C-ROUTE-43]', async ({
  page,
}) => {
  const device = await deviceOfUser('history');
  const { name, pk } = device;
  await decideThroughApi(await askThroughApi(device), 1);
  await logIn(page, SUB_MANAGER, `/ko/management/access-history?search_value=${encodeURIComponent(name)}`);
  await rowOf(page, name)
    .filter({ hasText: label('approvals', 'stateApproved') })
    .getByRole('button', {
      name: label('approvals', 'actionOf', { device: name, action: label('approvals', 'details') }),
    })
    .click();
  const decided = page.getByRole('dialog', { name: label('approvals', 'rejectTitle', { device: name }) });
  await decided.getByRole('textbox', { name: label('approvals', 'answer') }).fill('Finished early');
  await decided.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(decided).toBeHidden();
  await expect(rowOf(page, name)).toContainText(label('approvals', 'stateRejected'));
  await expect.poll(async () => approvalOf(pk)).toBe(0);
});

test('an approver who is not found is reported, and OK reloads the page without losing anything [A-MANAGER-06] [A-MANAGER-07] [B-APPROVAL-23]', async ({
  page,
}) => {
  const device = await deviceOfUser('nobody');
  const { name } = device;
  await logIn(page, USER);
  await pressAsk(page, device);
  const dialog = page.getByRole('dialog', { name: label('approvals', 'newTitle', { device: name }) });
  await dialog.getByRole('textbox', { name: label('approvals', 'approver') }).fill('no-such-person');
  await dialog.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) }).fill('The printer is jammed');
  await dialog.getByRole('button', { name: label('approvals', 'findApprover') }).click();
  const told = page.getByRole('dialog', { name: label('messages', 'search_manager_405') });
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: label('common', 'ok') }).click();
  await loaded;
  const approver = dialog.getByRole('textbox', { name: label('approvals', 'approver') });
  await expect(approver).toHaveValue('no-such-person');
  await expect(approver).toHaveAccessibleDescription(label('messages', 'search_manager_405'));
  await expect(dialog.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) })).toHaveValue(
    'The printer is jammed',
  );
  expect(questions).toEqual([]);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a person who does not approve has no list of requests, and no decision is taken from them [B-APPROVAL-35]', async ({
  page,
}) => {
  await logIn(page, USER);
  await page.goto(consoleUrl('/ko/management/access'));
  await expect(page.getByText(label('approvals', 'notForYou'))).toBeVisible();
  const { data } = await server.GET('/approvals', {
    headers: { token: await tokenOf(SUB_MANAGER) },
    params: { query: { type: 'request', limit: 1 } },
  });
  const { response } = await server.POST('/approvals', {
    headers: { token: await tokenOf(USER) },
    body: { pk: data?.objects[0]?.pk ?? 0, is_accept: 1 },
  });
  expect(response.status).toBe(403);
});

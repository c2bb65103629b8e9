import { expect, test, type Locator, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, consoleUrl, deviceRow, logIn, MANAGER, search, tryLogin, USER } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { playDevice, server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { approvedMailTitle } from './kit/serverTexts.ts';
import { label } from './kit/texts.ts';

const SUB_MANAGER = 'submanager@demo.example';

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
async function pressAsk(page: Page, { name, beat }: PlayedDevice): Promise<void> {
  await beat();
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: label('approvals', 'send') })
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

/** Lets the periods that are asked for in a page end so soon that a walk can wait for it; answers when that is. */
async function endSoon(page: Page, lasts: number): Promise<() => number> {
  let end = 0;
  await page.route('**/lmm/api/v1.0/approvals', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (end === 0) end = Date.now() + lasts;
    const end_time = new Date(end).toISOString().slice(0, 19).replace('T', ' ');
    return route.continue({ postData: { ...(route.request().postDataJSON() as object), end_time } });
  });
  return () => end;
}

/** Follows the link of the mail about a request, decides in favour of it, and finds the address plain again. */
async function approveByMail(page: Page, { link, name, logsInAs }: { link: string; name: string; logsInAs?: string }) {
  await page.goto(link);
  if (logsInAs !== undefined) {
    await expect(page).toHaveURL(consoleUrl('/ko/login'));
    await tryLogin(page, logsInAs);
  }
  const dialog = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(dialog).toContainText('Checkout inspection');
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

const PERIOD_MS = 45_000;

test('a user asks, each who decides gets the mail and approves by its link, and every open screen has access until the period ends [A-SCOPE-18] [A-SCOPE-19] [A-ROLE-18] [A-ROLE-19] [A-DIALOG-17] [B-APPROVAL-01] [B-APPROVAL-02] [B-APPROVAL-06] [B-APPROVAL-33] [B-APPROVAL-34] [B-APPROVAL-46] [B-MSG-01] [C-APPROVAL-01] [C-APPROVAL-02] [C-APPROVAL-15] [C-ROUTE-41]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const ofManager = await deviceOfUser('walk-manager');
  const ofSubManager = await deviceOfUser('walk-sub');
  const devices = [ofManager, ofSubManager];
  const mailbox = await anotherPage(browser);
  const subManager = await anotherPage(browser);
  await logIn(subManager, SUB_MANAGER);
  await subManager.goto(consoleUrl('/ko/management/access'));
  await expect(subManager.getByRole('heading', { level: 1, name: label('frame', 'pageApprovals') })).toBeVisible();
  for (const { name } of devices) await expect(rowOf(subManager, name)).toHaveCount(0);

  for (const { beat } of devices) await beat();
  const screens = [await userScreen(page, '-walk'), await userScreen(await anotherPage(browser), '-walk')];
  const ask = (screen: Page, { name }: PlayedDevice) =>
    deviceRow(screen, name).getByRole('button', { name: label('approvals', 'send') });
  for (const screen of screens) for (const device of devices) await expect(ask(screen, device)).toBeVisible();

  const end = await endSoon(page, PERIOD_MS);
  await askFor(page, ofManager, 'Checkout inspection');
  await askFor(page, ofSubManager, 'Checkout inspection', DEMO.subManager);
  // A second request makes no sense while the first one waits: the same button shows it.
  await pressAsk(page, ofManager);
  await expect(
    page.getByRole('dialog', { name: label('approvals', 'pendingTitle', { device: ofManager.name }) }),
  ).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('common', 'close') })
    .click();
  await search(page, '-walk');
  for (const { name, pk } of devices) {
    await expect(rowOf(subManager, name)).toBeVisible();
    expect(await approvalOf(pk)).toBe(0);
  }

  const asked = async (id: string, { name }: PlayedDevice) => ({
    link: await linkIn(await mailTo(mailbox, id, name)),
    name,
  });
  const mailed = await asked(SUB_MANAGER, ofSubManager);
  await approveByMail(subManager, mailed);
  await expect(rowOf(subManager, ofSubManager.name)).toHaveCount(0);
  // The link is old now: it opens what became of the request.
  await subManager.goto(mailed.link);
  const decided = subManager.getByRole('dialog', {
    name: label('approvals', 'rejectTitle', { device: ofSubManager.name }),
  });
  await decided.getByRole('button', { name: label('common', 'close') }).click();
  await expect(subManager).toHaveURL(consoleUrl('/ko/management/access'));
  const manager = await anotherPage(browser);
  await approveByMail(manager, { ...(await asked(MANAGER, ofManager)), logsInAs: MANAGER });
  await expect(rowOf(subManager, ofManager.name)).toHaveCount(0);

  for (const device of devices) {
    await device.beat();
    for (const screen of screens) {
      await expect(deviceRow(screen, device.name)).toContainText(label('common', 'online'));
      await expect(ask(screen, device)).toHaveCount(0);
    }
    expect(await approvalOf(device.pk)).toBe(1);
    const told = await mailTo(mailbox, USER, device.name);
    await expect(told).toContainText(approvedMailTitle(device.name));
    expect(await linkIn(told)).toContain(consoleUrl('/ko/management/access-user?request='));
  }
  await mailbox.close();

  for (const { pk } of devices) await expect.poll(async () => approvalOf(pk), { timeout: PERIOD_MS + 15_000 }).toBe(0);
  expect(Date.now()).toBeGreaterThanOrEqual(end() - 1000);
  for (const { beat } of devices) await beat();
  for (const screen of screens) {
    for (const device of devices) await expect(ask(screen, device)).toBeVisible();
    expect(await screen.evaluate(() => 'sameLoad' in window)).toBe(true);
  }
});

test('a rejected user asks again, and an approval can be taken back [A-DIALOG-15] [B-APPROVAL-04] [B-APPROVAL-43] [B-APPROVAL-44] [C-APPROVAL-16] [C-APPROVAL-18] [C-APPROVAL-19] [C-APPROVAL-21] [C-ROUTE-42] [C-ROUTE-43]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const device = await deviceOfUser('again');
  const { name, pk } = device;
  await logIn(page, USER);
  await askFor(page, device, 'Regular inspection');
  await page.goto(consoleUrl('/ko/management/access-user'));
  await expect(rowOf(page, name)).toContainText(label('approvals', 'stateInProgress'));

  const approver = await anotherPage(browser);
  await logIn(approver, SUB_MANAGER);
  await approver.goto(consoleUrl('/ko/management/access'));
  const pending = await open(approver, name, label('approvals', 'review'));
  await pending.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(pending).toContainText(label('messages', 'approvals_reason'));
  await pending.getByRole('textbox', { name: label('approvals', 'answer') }).fill('After closing time, please');
  await pending.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(pending).toBeHidden();

  await expect(rowOf(page, name)).toContainText(label('approvals', 'stateRejected'));
  const again = await open(page, name, label('approvals', 'resubmit'));
  await expect(again).toContainText('After closing time, please');
  await expect(again.getByRole('textbox', { name: new RegExp(label('approvals', 'reason')) })).toHaveValue(
    'Regular inspection',
  );
  await again.getByRole('button', { name: label('approvals', 'resubmit'), exact: true }).click();
  await expect(again).toBeHidden();
  await expect(rowOf(page, name).filter({ hasText: label('approvals', 'stateInProgress') })).toHaveCount(1);

  const second = await open(approver, name, label('approvals', 'review'));
  await second.getByRole('button', { name: label('approvals', 'approve'), exact: true }).click();
  await expect(second).toBeHidden();
  await expect(rowOf(page, name).filter({ hasText: label('approvals', 'stateApproved') })).toHaveCount(1);
  await expect(
    rowOf(page, name)
      .filter({ hasText: label('approvals', 'stateApproved') })
      .getByRole('button', { name: new RegExp(label('approvals', 'renew')) }),
  ).toBeVisible();
  expect(await approvalOf(pk)).toBe(1);

  await approver.goto(consoleUrl(`/ko/management/access-history?search_value=${encodeURIComponent(name)}`));
  await expect(rowOf(approver, name)).toHaveCount(2);
  await rowOf(approver, name)
    .filter({ hasText: label('approvals', 'stateApproved') })
    .getByRole('button', {
      name: label('approvals', 'actionOf', { device: name, action: label('approvals', 'details') }),
    })
    .click();
  const decided = approver.getByRole('dialog', { name: label('approvals', 'rejectTitle', { device: name }) });
  await decided.getByRole('textbox', { name: label('approvals', 'answer') }).fill('Finished early');
  await decided.getByRole('button', { name: label('approvals', 'reject'), exact: true }).click();
  await expect(decided).toBeHidden();
  await expect(rowOf(approver, name).filter({ hasText: label('approvals', 'stateRejected') })).toHaveCount(2);
  await expect.poll(async () => approvalOf(pk)).toBe(0);
});

test('an approver who is not found is told, and OK loads the page anew [A-MANAGER-06] [A-MANAGER-07] [B-APPROVAL-23]', async ({
  page,
}) => {
  const device = await deviceOfUser('nobody');
  const { name } = device;
  await logIn(page, USER);
  await pressAsk(page, device);
  const dialog = page.getByRole('dialog', { name: label('approvals', 'newTitle', { device: name }) });
  await dialog.getByRole('textbox', { name: label('approvals', 'approver') }).fill('no-such-person');
  await dialog.getByRole('button', { name: label('approvals', 'findApprover') }).click();
  const told = page.getByRole('dialog', { name: label('messages', 'search_manager_405') });
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: label('common', 'ok') }).click();
  await loaded;
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toHaveCount(0);
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

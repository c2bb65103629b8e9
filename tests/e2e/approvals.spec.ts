import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import {
  anotherPage,
  consoleUrl,
  deviceRow,
  logIn,
  MANAGER,
  search,
  SUB_MANAGER,
  tryLogin,
  USER,
} from './kit/person.ts';
import { server, tokenOf, type PlayedDevice } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { approvedMailTitle } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import {
  REASON,
  approvalOf,
  askThroughApi,
  decideThroughApi,
  deviceOfUser,
  rowOf,
  typePeriod,
} from './kit/approvals.ts';

/** Presses the button that requests access to a device. The device reports first: it has to be online for that. */
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

/** Requests access to a device from the device list, as the signed-in person; from the administrator by default. */
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

/** Follows the link in the email about a request, approves it, and expects the plain address again. */
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
  // The greeting notice only comes now.
  await expect(page.getByRole('checkbox', { name: label('notices', 'skip') })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A screen of the user with the device list, marked to detect a reload. */
async function userScreen(screen: Page, found: string): Promise<Page> {
  await logIn(screen, USER);
  await search(screen, found);
  await screen.evaluate(() => Object.assign(window, { sameLoad: true }));
  return screen;
}

test('a user asks for access to a device for a period, and the button then shows the request [A-SCOPE-18] [A-ROLE-19] [B-APPROVAL-01] [B-APPROVAL-02]', async ({
  page,
}) => {
  const device = await deviceOfUser('asked');
  await logIn(page, USER);
  await askFor(page, device, REASON);
  // A second request makes no sense while the first one is pending: the same button says so, and shows it.
  await pressAsk(page, device, 'actionApprovalRequested');
  const waiting = page.getByRole('dialog', { name: label('approvals', 'pendingTitle', { device: device.name }) });
  await expect(waiting).toContainText(REASON);
  expect(await approvalOf(device.pk)).toBe(0);
});

test('a user withdraws a request that was a mistake, by keyboard alone, and may ask again', async ({
  page,
  browser,
}) => {
  const device = await deviceOfUser('withdrawn');
  const approver = await anotherPage(browser);
  await logIn(approver, MANAGER, '/ko/management/access');
  await logIn(page, USER);
  await askFor(page, device, REASON);
  await expect(rowOf(approver, device.name)).toBeVisible();
  await pressAsk(page, device, 'actionApprovalRequested');
  const waiting = page.getByRole('dialog', { name: label('approvals', 'pendingTitle', { device: device.name }) });
  await waiting.getByRole('button', { name: label('approvals', 'withdraw') }).press('Enter');
  const question = page.getByRole('dialog', { name: label('approvals', 'withdrawQuestion', { device: device.name }) });
  await question.getByRole('button', { name: label('approvals', 'withdraw') }).press('Enter');
  await expect(page.getByText(label('approvals', 'withdrawn'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(rowOf(approver, device.name)).toHaveCount(0);
  await askFor(page, device, REASON);
  await expect(rowOf(approver, device.name)).toBeVisible();
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
  // The link is old now: it opens the outcome of the request.
  await page.goto(link);
  const decided = page.getByRole('dialog', { name: label('approvals', 'rejectTitle', { device: device.name }) });
  await decided.getByRole('button', { name: label('common', 'close') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/access'));
  const mail = await mailTo(mailbox, USER, device.name);
  await expect(mail).toContainText(approvedMailTitle(device.name));
  expect(await linkIn(mail)).toContain(consoleUrl('/ko/management/access-user?request='));
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

/** How long access lasts that a test sees ending, in milliseconds. */
const PERIOD_MS = 40_000;

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

  await expect.poll(async () => approvalOf(device.pk), { timeout: PERIOD_MS + 60_000 }).toBe(0);
  expect(Date.now()).toBeGreaterThanOrEqual(end - 2000);
  await device.beat();
  for (const screen of screens) {
    await expect(ask(screen)).toBeVisible();
    expect(await screen.evaluate(() => 'sameLoad' in window)).toBe(true);
  }
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
  const refusal = page.getByRole('dialog', { name: label('messages', 'search_manager_405') });
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  const loaded = page.waitForEvent('load');
  await refusal.getByRole('button', { name: label('common', 'ok') }).click();
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

test('who decides sees how many decisions wait, as they come and go, and the bell leads to them', async ({ page }) => {
  const device = await deviceOfUser('waits');
  await logIn(page, MANAGER, '/ko/management/profile');
  const entry = page.getByRole('link', { name: label('frame', 'pageApprovals'), exact: true });
  const waiting = async () => {
    const { data } = await server.GET('/devices/summary', { headers: { token: await tokenOf(MANAGER) } });
    const { request_approval = 0, request_ticket = 0 } = data?.objects[0] ?? {};
    return request_approval + request_ticket;
  };
  /** Others request and decide at the same time: the text shows the server's count. */
  const saysWhatWaits = () =>
    expect(async () => {
      const count = await waiting();
      const words = count === 0 ? '' : label('frame', 'waitingForYou', { count });
      await expect(entry).toHaveAccessibleDescription(words, { timeout: 500 });
    }).toPass({ timeout: 20_000 });

  const request = await askThroughApi(device);
  expect(await waiting()).toBeGreaterThan(0);
  await saysWhatWaits();
  await page.getByRole('button', { name: label('frame', 'notices') }).click();
  const bell = page.getByRole('dialog', { name: label('frame', 'notices') });
  await bell.getByRole('link').first().click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/access'));
  await expect(rowOf(page, device.name)).toBeVisible();
  await decideThroughApi(request, 1);
  await saysWhatWaits();
});

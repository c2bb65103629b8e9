import { expect } from '@playwright/test';
import { anotherPage, consoleUrl, logIn, MANAGER, USER, SUB_MANAGER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import {
  REASON,
  REFUSAL,
  approvalOf,
  askThroughApi,
  decideThroughApi,
  deviceOfUser,
  open,
  rowOf,
  typePeriod,
} from './kit/approvals.ts';

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

test('a user sees their own requests only, and asks for a new period of an approved one [B-APPROVAL-44] [C-APPROVAL-16] [C-APPROVAL-19]', async ({
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
  // Another person's list does not contain anybody else's requests.
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

import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAddress, linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, consoleUrl, logIn, MANAGER, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { applicationMailTitle } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const DAY_MS = 86_400_000;
const PARTNER_PASSWORD = 'Partner!2345';

const text = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** A partner who has applied to an approver of the demo, has confirmed the address, and is waiting. */
async function applicant(
  purpose: string,
  decider = DEMO.administrator.slice(0, 2),
): Promise<{ readonly name: string; readonly mail: string }> {
  const id = `${purpose}-${crypto.randomUUID().slice(0, 6)}`;
  const [name, mail] = [`Partner ${id}`, `${id}@partner.example`];
  const { data: managers } = await server.GET('/partners/managers/groups', {
    params: { query: { input_data: decider, company_name: DEMO.company } },
  });
  const manager = managers?.objects[0];
  const { response } = await server.POST('/partners', {
    body: {
      companyName: 'Hansol POS',
      applicantName: name,
      applicantEmail: mail,
      applicantPw: PARTNER_PASSWORD,
      applicantPhone: '02-1234-5678',
      managerName: manager?.name ?? '',
      manager_pk: manager?.pk ?? null,
      startPicked: text(Date.now()),
      endPicked: text(Date.now() + DAY_MS),
      reason: 'Printer replacement',
    },
  });
  expect(response.status).toBe(200);
  await confirmAddress(mail);
  return { name, mail };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Presses an action of a ticket's row; the dialog that opens. */
async function act(page: Page, name: string, action: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: label('tickets', 'actionOf', { name, action }) })
    .click();
  return page.getByRole('dialog');
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** How a partner's login ends. */
async function partnerLogin(mail: string) {
  const { data } = await server.POST('/partners/access', { body: { type: '1STEP', mail, pw: PARTNER_PASSWORD } });
  return data?.objects;
}

test('a partner’s application comes in and is approved in the screen, with the devices it opens; the account works then [A-PARTNER-35] [B-TICKET-39]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/access?tab=applications'));
  await expect(tab(page, label('approvals', 'tabApplications'))).toHaveAttribute('aria-selected', 'true');
  const { name, mail } = await applicant('let-in');
  await expect(rowOf(page, name)).toBeVisible();
  await expect(rowOf(page, name)).toContainText(label('tickets', 'me', { person: DEMO.administrator }));
  expect(await partnerLogin(mail)).not.toHaveProperty('token');

  const dialog = await act(page, name, label('tickets', 'tab_approved'));
  await expect(dialog).toContainText('Printer replacement');
  await dialog.getByRole('textbox', { name: label('tickets', 'searchDevices') }).fill('KIOSK');
  // Named: the first one in the list is a different one until the search was answered.
  await dialog.getByRole('checkbox', { name: /^KIOSK-.*-08$/ }).check();
  await expect(dialog.getByText(label('tickets', 'chosen', { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: label('tickets', 'tab_approved'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  const login = await partnerLogin(mail);
  expect(login?.token).toBeTruthy();
  const { data: reached } = await server.GET('/devices', {
    headers: { token: login?.token ?? '' },
    params: { query: { limit: 10 } },
  });
  expect(reached?.meta.total_count).toBe(1);
});

/** The pk of the ticket of an applicant. */
async function ticketOf(name: string): Promise<number> {
  const { data } = await server.GET('/tickets', {
    headers: { token: await tokenOf() },
    params: { query: { state: 'requested', search_value: name } },
  });
  return data?.objects[0]?.id ?? 0;
}

/** Decides about a ticket through the API. */
async function decide(
  name: string,
  action_type: 'approve' | 'reject' | 'terminate',
  ticket_pk?: number,
): Promise<void> {
  const { error } = await server.POST('/tickets', {
    headers: { token: await tokenOf() },
    body: { ticket_pk: ticket_pk ?? (await ticketOf(name)), action_type },
  });
  expect(error).toBeUndefined();
}

test('tickets are in tabs by their state [B-TICKET-01] [B-TICKET-02] [B-TICKET-04] [C-TICKET-01]', async ({ page }) => {
  const [requested, approved, rejected, ended] = [
    await applicant('waits'),
    await applicant('let-in'),
    await applicant('refused'),
    await applicant('ended'),
  ];
  await decide(approved.name, 'approve');
  await decide(rejected.name, 'reject');
  const pk = await ticketOf(ended.name);
  await decide(ended.name, 'approve', pk);
  await decide(ended.name, 'terminate', pk);
  await logIn(page, MANAGER, '/ko/access-ticket/request');
  for (const [name, { name: person }] of [
    [label('tickets', 'tab_requested'), requested],
    [label('tickets', 'tab_approved'), approved],
    [label('tickets', 'tab_reject'), rejected],
    [label('tickets', 'tab_completed'), ended],
  ] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, person)).toBeVisible();
    await expect(page.getByRole('row').filter({ has: page.getByRole('gridcell') })).not.toHaveCount(0);
    for (const other of [requested, approved, rejected, ended]) {
      if (other.name !== person) await expect(rowOf(page, other.name)).toHaveCount(0);
    }
  }
});

test('an approval closes the dialog, refreshes the table and says so [B-TICKET-44] [B-TICKET-45] [B-TICKET-46] [C-TICKET-21]', async ({
  page,
}) => {
  const { name } = await applicant('confirmed');
  await logIn(page, MANAGER, '/ko/access-ticket/request');
  const approving = await act(page, name, label('tickets', 'approve'));
  await approving.getByRole('checkbox').first().check();
  await approving.getByRole('button', { name: label('tickets', 'approve'), exact: true }).click();
  await expect(approving).toBeHidden();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('the table of another person follows what becomes of a ticket [B-TICKET-23] [C-TICKET-23]', async ({ page }) => {
  const { name } = await applicant('followed');
  await logIn(page, MANAGER, '/ko/access-ticket/request');
  await expect(rowOf(page, name)).toContainText(label('tickets', 'state_requested'));
  await decide(name, 'approve');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('another tab begins at its first page, and the detail shows the whole ticket [B-TICKET-18] [B-TICKET-22] [C-TICKET-17] [C-ROUTE-20]', async ({
  page,
}) => {
  const { name, mail } = await applicant('detail');
  await decide(name, 'approve');
  await logIn(page, MANAGER, '/ko/access-ticket/request?size=5&page=2');
  await expect(page.getByRole('heading', { level: 1, name: label('tickets', 'list') })).toBeVisible();
  await tab(page, label('tickets', 'tab_approved')).click();
  await expect(page).toHaveURL(/state=approved/);
  await expect(page).not.toHaveURL(/page=/);
  const detail = await act(page, name, label('tickets', 'detail'));
  await expect(detail).toContainText(mail);
  await expect(detail).toContainText('Printer replacement');
  await expect(detail).toContainText(label('tickets', 'devices'));
  await detail.getByRole('button', { name: label('common', 'close') }).click();
  await expect(detail).toBeHidden();
});

test('a sub-manager who is asked by mail approves a ticket, and later ends it by force [B-TICKET-51]', async ({
  page,
  browser,
}) => {
  const { name, mail } = await applicant('forced', DEMO.subManager);
  const mailbox = await anotherPage(browser);
  const asked = await mailTo(mailbox, 'submanager@demo.example', mail);
  await expect(asked).toContainText(applicationMailTitle(name));
  await logIn(page, 'submanager@demo.example', new URL(await linkIn(asked)).href.slice(consoleUrl().length));
  const approving = page.getByRole('dialog', { name: new RegExp(name) });
  await approving.getByRole('checkbox').first().check();
  await approving.getByRole('button', { name: label('tickets', 'approve'), exact: true }).click();
  await expect(approving).toBeHidden();

  await tab(page, label('tickets', 'tab_approved')).click();
  const ending = await act(page, name, label('tickets', 'terminate'));
  await ending.getByRole('textbox', { name: label('tickets', 'messageLabel') }).fill('Finished early');
  await ending.getByRole('button', { name: label('tickets', 'terminate'), exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(page.getByText(label('tickets', 'terminated')).first()).toBeVisible();
  await tab(page, label('tickets', 'tab_completed')).click();
  await expect(rowOf(page, name)).toContainText(label('tickets', 'state_completed'));
  expect(await partnerLogin(mail)).not.toHaveProperty('token');
  await expect(await mailTo(mailbox, mail)).toContainText('Finished early');
});

test('a ticket is rejected without a word, and the newest comes first [B-TICKET-03] [B-TICKET-19]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/access-ticket/request'));
  const first = await applicant('older');
  const second = await applicant('newer');
  await expect(page.getByRole('row').nth(1)).toContainText(second.name);
  await expect(page.getByRole('row').nth(2)).toContainText(first.name);
  const dialog = await act(page, second.name, label('tickets', 'tab_reject'));
  await dialog.getByRole('button', { name: label('tickets', 'tab_reject'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await tab(page, label('tickets', 'tab_reject')).click();
  await expect(rowOf(page, second.name)).toContainText(label('tickets', 'state_reject'));
});

test('a person who does not decide sees the detail alone, and the server refuses the rest [B-TICKET-52]', async ({
  page,
}) => {
  const { name } = await applicant('looked-at');
  await logIn(page, USER);
  await page.goto(consoleUrl('/ko/access-ticket/request'));
  await expect(rowOf(page, name)).toBeVisible();
  await expect(
    rowOf(page, name).getByRole('button', { name: labelPattern('tickets', 'actionOf', { name }) }),
  ).toHaveText([label('tickets', 'detail')]);
  const token = await tokenOf(USER);
  const { data } = await server.GET('/tickets', {
    headers: { token },
    params: { query: { state: 'requested', search_value: name } },
  });
  for (const action_type of ['approve', 'reject', 'terminate'] as const) {
    const { response } = await server.POST('/tickets', {
      headers: { token },
      body: { ticket_pk: data?.objects[0]?.id ?? 0, action_type },
    });
    expect(response.status).toBe(403);
  }
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, consoleUrl, logIn, USER } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';

const DAY_MS = 86_400_000;
const PARTNER_PASSWORD = 'Partner!2345';

const text = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** A partner who has applied to somebody of the demo who decides, and waits. */
async function applicant(purpose: string, decider = '이도'): Promise<{ readonly name: string; readonly mail: string }> {
  const id = `${purpose}-${crypto.randomUUID().slice(0, 6)}`;
  const [name, mail] = [`파트너 ${id}`, `${id}@partner.example`];
  const { data: managers } = await server.GET('/partners/managers/groups', {
    params: { query: { input_data: decider, company_name: '한빛리테일' } },
  });
  const manager = managers?.objects[0];
  const { response } = await server.POST('/partners', {
    body: {
      companyName: '한솔포스',
      applicantName: name,
      applicantEmail: mail,
      applicantPw: PARTNER_PASSWORD,
      applicantPhone: '02-1234-5678',
      managerName: manager?.name ?? '',
      manager_pk: manager?.pk ?? null,
      startPicked: text(Date.now()),
      endPicked: text(Date.now() + DAY_MS),
      reason: '프린터 교체',
    },
  });
  expect(response.status).toBe(200);
  return { name, mail };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Presses an action of a ticket's row; the dialog that opens. */
async function act(page: Page, name: string, action: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} 티켓 ${action}` })
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
  test.setTimeout(120_000);
  await logIn(page);
  await page.goto(consoleUrl('/ko/management/access?tab=applications'));
  await expect(tab(page, '파트너 신청')).toHaveAttribute('aria-selected', 'true');
  const { name, mail } = await applicant('let-in');
  await expect(rowOf(page, name)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('이도윤 (나)');
  expect(await partnerLogin(mail)).not.toHaveProperty('token');

  const dialog = await act(page, name, '승인');
  await expect(dialog).toContainText('프린터 교체');
  await dialog.getByRole('textbox', { name: '장치 찾기' }).fill('KIOSK');
  const device = dialog.getByRole('checkbox').first();
  await device.check();
  await expect(dialog.getByText('1대 선택됨')).toBeVisible();
  await dialog.getByRole('button', { name: '승인', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('요청을 처리했어요.', { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  const login = await partnerLogin(mail);
  expect(login?.token).toBeTruthy();
  const { data: reached } = await server.GET('/devices', {
    headers: { token: login?.token ?? '' },
    params: { query: { limit: 10 } },
  });
  expect(reached?.meta.total_count).toBe(1);
});

test('a ticket is approved and then ended by force; each tab has what belongs to it [B-TICKET-01] [B-TICKET-02] [B-TICKET-04] [B-TICKET-18] [B-TICKET-22] [B-TICKET-23] [B-TICKET-44] [B-TICKET-45] [B-TICKET-46] [B-TICKET-51] [C-TICKET-01] [C-TICKET-17] [C-TICKET-21] [C-TICKET-23] [C-ROUTE-20]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'submanager@demo.example');
  await page.goto(consoleUrl('/ko/access-ticket/request'));
  await expect(page.getByRole('heading', { level: 1, name: '접속 티켓' })).toBeVisible();
  const { name, mail } = await applicant('walk', '김서연');
  await expect(rowOf(page, name)).toContainText('요청됨');

  const other = await anotherPage(browser);
  await logIn(other);
  await other.goto(consoleUrl('/ko/access-ticket/request?state=approved'));

  // Who is asked gets the mail; its link opens the ticket with what can be done.
  const mailbox = await anotherPage(browser);
  const asked = await mailTo(mailbox, 'submanager@demo.example', mail);
  await expect(asked).toContainText(`${name}님이 임시 사용을 신청했어요`);
  await page.goto(await linkIn(asked));
  const approving = page.getByRole('dialog', { name: new RegExp(name) });
  await approving.getByRole('button', { name: '승인', exact: true }).click();
  await expect(approving).toBeHidden();
  await expect(rowOf(page, name)).toHaveCount(0);
  // The other person's table follows.
  await expect(rowOf(other, name)).toContainText('승인됨');

  await page.goto(consoleUrl('/ko/access-ticket/request?size=5&page=2'));
  await tab(page, '승인').click();
  await expect(page).toHaveURL(/state=approved/);
  await expect(page).not.toHaveURL(/page=/);
  const detail = await act(page, name, '자세히');
  await expect(detail).toContainText(mail);
  await expect(detail).toContainText('프린터 교체');
  await detail.getByRole('button', { name: '닫기' }).click();
  await expect(detail).toBeHidden();

  const ending = await act(page, name, '강제 종료');
  await ending.getByRole('textbox', { name: /남길 말/ }).fill('일찍 끝났어요');
  await ending.getByRole('button', { name: '강제 종료', exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(page.getByText('작업을 강제 종료했어요.').first()).toBeVisible();
  await tab(page, '완료').click();
  await expect(rowOf(page, name)).toContainText('완료됨');
  expect(await partnerLogin(mail)).not.toHaveProperty('token');
  await expect(await mailTo(mailbox, mail)).toContainText('일찍 끝났어요');
});

test('a ticket is rejected without a word, and the newest stands first [B-TICKET-03] [B-TICKET-19]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/access-ticket/request'));
  const first = await applicant('older');
  const second = await applicant('newer');
  await expect(page.getByRole('row').nth(1)).toContainText(second.name);
  await expect(page.getByRole('row').nth(2)).toContainText(first.name);
  const dialog = await act(page, second.name, '거절');
  await dialog.getByRole('button', { name: '거절', exact: true }).click();
  await expect(dialog).toBeHidden();
  await tab(page, '거절').click();
  await expect(rowOf(page, second.name)).toContainText('거절됨');
});

test('a person who does not decide sees the detail alone, and the server refuses the rest [B-TICKET-52]', async ({
  page,
}) => {
  const { name } = await applicant('looked-at');
  await logIn(page, USER);
  await page.goto(consoleUrl('/ko/access-ticket/request'));
  await expect(rowOf(page, name)).toBeVisible();
  await expect(rowOf(page, name).getByRole('button', { name: /티켓/ })).toHaveText(['자세히']);
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

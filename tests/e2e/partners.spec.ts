import { expect, test, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import {
  anotherPage,
  arrive,
  consoleUrl,
  deviceRows,
  logIn,
  logInByPage,
  logOut,
  MANAGER,
  skipTour,
  tryLogin,
} from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { server, tokenOf } from './kit/server.ts';

const PARTNER_PASSWORD = 'Partner#1';
const HOUR = 3_600_000;

/** An address that nobody has. */
const freshMail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@partner.example`;

/** An instant as the server takes it. */
const timeText = (epoch: number) => new Date(epoch).toISOString();

/** Two devices of the demo company, to be opened for somebody. */
async function twoDevices(token: string) {
  const { data } = await server.GET('/devices', {
    headers: { token },
    params: { query: { limit: 2, by: 'alias', order: 'desc' } },
  });
  return (data?.objects ?? []).map(({ pk, alias }) => ({ pk, alias }));
}

/** Waits for the device list of a session that just began. */
async function arriveAtDevices(page: Page, names: readonly string[]): Promise<void> {
  await arrive(page);
  await expect(deviceRows(page)).toHaveCount(names.length);
  for (const name of names) await expect(deviceRows(page).filter({ hasText: name })).toHaveCount(1);
}

async function partnerLogin(page: Page, mail: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(mail);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Types a day into a date field; the day in digits. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(day);
}

const PERIOD_MS = 40_000;

/** Lets the period that is applied for in a page end so soon that a walk can wait for it; answers when that is. */
async function endSoon(page: Page): Promise<() => number> {
  let end = 0;
  await page.route('**/lmm/api/v1.0/partners', async (route) => {
    end = Date.now() + PERIOD_MS;
    const form = { ...(route.request().postDataJSON() as object), endPicked: timeText(end) };
    return route.continue({ postData: form });
  });
  return () => end;
}

test('an invitation code opens its devices once, from the landing on [A-WELCOME-02] [A-WELCOME-04] [A-INVITE-01] [A-INVITE-02] [A-INVITE-03] [A-INVITE-04] [A-INVITE-05] [A-INVITE-06] [A-ROUTE-14] [A-ROUTE-15] [C-ROUTE-16] [C-ROUTE-17]', async ({
  page,
}) => {
  const token = await tokenOf(MANAGER);
  const devices = await twoDevices(token);
  const mail = freshMail('guest');
  const { error } = await server.POST('/invitations', {
    headers: { token },
    body: {
      mail,
      device_pks: devices.map(({ pk }) => pk),
      start_time: timeText(Date.now()),
      end_time: timeText(Date.now() + 2 * HOUR),
    },
  });
  expect(error).toBeUndefined();
  const letter = (await (await mailTo(page, mail)).textContent()) ?? '';
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(letter) ?? [];
  expect(letter).toContain(consoleUrl('/ko/email-invitation'));

  await page.goto(consoleUrl('/ko/login'));
  await skipTour(page);
  await page.getByRole('link', { name: '임시 접속' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/welcome'));
  await page.getByRole('link', { name: /이메일 초대 원격/ }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));

  const field = page.getByRole('textbox', { name: '원격 코드' });
  const confirm = page.getByRole('button', { name: '확인' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await confirm.click();
  await expect(page.getByText('원격 코드를 입력해 주세요.', { exact: true })).toBeVisible();
  expect(calls).toEqual([]);

  await field.fill('ABCD-EFGH-2345');
  await confirm.click();
  await expect(page.getByText('올바른 원격 코드가 아니에요', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(14);

  await page.keyboard.type(` ${code.toLowerCase()} `);
  await confirm.click();
  await arriveAtDevices(
    page,
    devices.map(({ alias }) => alias),
  );

  await logOut(page);
  await page.goto(consoleUrl('/ko/email-invitation'));
  await field.fill(code);
  await confirm.click();
  await expect(page.getByText('올바른 원격 코드가 아니에요', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('a partner applies, the manager gets the mail and approves by its link, and the partner has the granted devices until the period ends [A-WELCOME-01] [A-PARTNER-03] [A-PARTNER-06] [A-PARTNER-07] [A-PARTNER-09] [A-PARTNER-11] [A-PARTNER-12] [A-PARTNER-13] [A-PARTNER-14] [A-PARTNER-32] [A-PARTNER-33] [A-PARTNER-35] [A-PARTNER-38] [A-PARTNER-39] [A-PARTNER-42] [A-ROLE-20]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const mail = freshMail('partner');
  const end = await endSoon(page);
  await page.goto(consoleUrl('/ko/welcome'));
  await skipTour(page);
  await page.getByRole('link', { name: /파트너 원격/ }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await page.getByRole('link', { name: '파트너 계정 신청' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-join'));

  await page.getByLabel(/^신청자 이름/).fill(' 박하늘 ');
  await page.getByLabel(/^신청자 이메일/).fill(mail);
  await page.getByLabel(/^비밀번호 · /).fill(PARTNER_PASSWORD);
  await page.getByLabel(/^비밀번호 확인/).fill(PARTNER_PASSWORD);
  await page.getByRole('button', { name: '회사 또는 관리자 선택' }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('textbox');
  await search.fill('없는회사');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('‘없는회사’ 회사를 찾지 못했어요', { exact: false })).toBeVisible();
  await search.fill('한빛');
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: '한빛리테일' }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: '한빛리테일의 누구에게 신청할까요?' })).toBeVisible();
  await search.fill('홍길동');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('‘홍길동’ 관리자를 찾지 못했어요', { exact: false })).toBeVisible();
  await search.fill('이도');
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: MANAGER }).getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^회사 또는 관리자 · /)).toHaveValue('한빛리테일 · 이도윤');
  await typeDay(page, '사용 시작일', dayInSeoul(0));
  await typeDay(page, '사용 종료일', dayInSeoul(1));
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '신청을 보냈어요' }).getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));

  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText('아이디 또는 비밀번호가 맞지 않아요', { exact: false })).toBeVisible();

  const [granted] = await twoDevices(await tokenOf(MANAGER));
  const manager = await anotherPage(browser);
  const asked = await mailTo(manager, MANAGER, mail);
  await expect(asked).toContainText('박하늘님');
  await expect(asked).not.toContainText('미기재');
  const link = await linkIn(asked);
  await logIn(manager);
  await manager.goto(link);
  const ticket = manager.getByRole('dialog', { name: /박하늘/ });
  await ticket.getByRole('textbox', { name: '장치 찾기' }).fill(granted?.alias ?? '');
  await ticket.getByRole('checkbox', { name: new RegExp(granted?.alias ?? '') }).check();
  await ticket.getByRole('button', { name: '승인', exact: true }).click();
  await expect(ticket).toBeHidden();
  await expect(manager).toHaveURL(consoleUrl('/ko/access-ticket/request'));

  const approved = await mailTo(manager, mail);
  await expect(approved).toContainText('한빛리테일에서 임시 사용 신청을 승인했어요');
  await page.goto(await linkIn(approved));
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await manager.close();

  await page.getByRole('button', { name: '카드로 보기' }).click();
  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await arrive(page);
  await expect(page.getByRole('button', { name: '카드로 보기' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '표로 보기' }).click();
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRows(page)).toContainText(granted?.alias ?? '');

  const again = page.getByRole('dialog', { name: /다시 로그인/ });
  await expect(again).toBeVisible({ timeout: PERIOD_MS });
  expect(Date.now()).toBeGreaterThanOrEqual(end() - 1000);
  const { data } = await server.POST('/partners/access', { body: { type: '1STEP', mail, pw: PARTNER_PASSWORD } });
  expect(data?.objects).not.toHaveProperty('token');
  await page.evaluate(() => localStorage.removeItem('user_session'));

  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText('파트너 아이디로는 로그인할 수 없어요', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('partner login knows nobody but partners, and recovers by its own way [A-PARTNER-01] [A-PARTNER-04] [A-PARTNER-08] [A-ROUTE-10] [C-ROUTE-12]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/partner-login'));
  await partnerLogin(page, MANAGER, 'Demo!2345');
  await expect(page.getByText('아이디 또는 비밀번호가 맞지 않아요', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();

  await page.getByRole('link', { name: '아이디·비밀번호 찾기' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/forgot/temporary'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('임시 접속 계정 찾기');
  await page.getByRole('link', { name: '파트너 로그인으로 돌아가기' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));

  await page.goto(consoleUrl('/ko/forgot/anything'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('아이디·비밀번호 찾기');
  await page.getByRole('link', { name: '로그인하러 가기' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('the pages of visitors have no header menu [A-FRAME-28]', async ({ page }) => {
  const pages = [
    ['login', '로그인'],
    ['join-us', '회원 가입'],
    ['forgot', '아이디·비밀번호 찾기'],
    ['access/auth?type=auth&key=unknown', '이메일 인증'],
    ['access/retypepassword?key=unknown', '새 비밀번호'],
    ['welcome', '임시 접속'],
    ['email-invitation', '이메일 초대 원격'],
    ['partner-login', '파트너 로그인'],
    ['partner-join', '파트너 계정 신청'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '로그아웃' })).toHaveCount(0);
  }
});

test('no menu of a signed-in person leads to the pages of temporary access [C-SCOPE-02]', async ({ page }) => {
  await logInByPage(page);
  await page.getByRole('button', { name: /님의 계정/ }).click();
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => /welcome|partner|invitation/.test(href))).toEqual([]);
});

import { expect } from '@playwright/test';
import {
  anotherPage,
  arrive,
  consoleUrl,
  logIn,
  logInByPage,
  logOut,
  MANAGER,
  PASSWORD,
  tryLogin,
  USER,
} from './kit/person.ts';
import { useTestClock } from './kit/clock.ts';
import { makeMember } from './kit/members.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';

test('the root leads to login in Korean, which has no header menu [A-ROUTE-05] [A-LANG-01] [C-ROUTE-01] [C-ROUTE-08]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
  await expect(page.getByRole('heading', { name: label('accounts', 'loginTitle') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('button', { name: label('accounts', 'logout') })).toHaveCount(0);
});

for (const [language, heading] of [
  ['en', 'Log in'],
  ['ja', 'ログイン'],
] as const) {
  test(`login shows in ${language}`, async ({ page }) => {
    await page.goto(consoleUrl(`/${language}/login`));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('another language than ko, en and ja leads to the Korean version [A-ROUTE-04] [C-LANG-02]', async ({ page }) => {
  await page.goto(consoleUrl('/fr/login'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('login lists the 3 newest notices, and a press opens one of them [A-LOGIN-09] [A-LOGIN-10]', async ({ page }) => {
  const { data } = await server.GET('/notices', {
    params: { query: { limit: 3, by: 'notice_date', order: 'desc' } },
  });
  const titles = (data?.objects ?? []).map((notice) => notice.notice_title);
  expect(titles).toHaveLength(3);
  const [newest = '', next = ''] = titles;
  await page.goto(consoleUrl('/ko/login'));
  const list = page.getByRole('list').filter({ hasText: newest });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const [position, title] of titles.entries()) {
    await expect(list.getByRole('listitem').nth(position)).toContainText(title);
  }
  await list.getByRole('button', { name: next }).click();
  await expect(page.getByRole('dialog')).toContainText(next);
});

test('an empty form is refused without a call [A-LOGIN-39]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
  await expect(page.getByText(label('messages', 'invalid_id_and_pw'), { exact: false })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a failed first step keeps the visitor on login and says why [A-LOGIN-12] [A-LOGIN-22]', async ({ page }) => {
  const inactive = await makeMember('inactive', { rights: [{ flag_active: 0 }] });
  await page.goto(consoleUrl('/ko/login'));
  const refusal = page.getByRole('alert').filter({ hasText: /./ });
  for (const [id, password, cause] of [
    [USER, 'Wrong!2345', 'not_matched_user'],
    [inactive.id, PASSWORD, 'login_failed_cause_inactive'],
    // An unknown ID is answered like a wrong password.
    ['nobody@demo.example', PASSWORD, 'not_matched_user'],
  ] as const) {
    await tryLogin(page, id, password);
    await expect(refusal).toHaveText(label('messages', cause));
    await expect(page).toHaveURL(consoleUrl('/ko/login'));
  }
});

test('a partner gets no session from the normal login [A-ROLE-20]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, 'partner@demo.example');
  await expect(page.getByText(label('messages', 'partner_id_not_allowed'), { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('login sends 1STEP and stores the session [A-LOGIN-11] [A-LOGIN-17] [A-LOGIN-18]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/login'));
  const sent = page.waitForRequest((request) => request.url().endsWith('/access') && request.method() === 'POST');
  await tryLogin(page, MANAGER);
  expect((await sent).postDataJSON()).toEqual({ type: '1STEP', mail: MANAGER, pw: PASSWORD });
  const stored = () => page.evaluate(() => localStorage.getItem('user_session'));
  await expect.poll(stored).toContain(MANAGER);
  expect(await stored()).toContain('"token"');
});

test('a login opens all devices [A-LOGIN-19] [B-ROUTE-12]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, MANAGER);
  await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
});

test('login records the access once, and a failed login records none [A-LOGIN-20] [A-API-08]', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const page = await anotherPage(browser, { userAgent });
  const records: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/history/access')) records.push(request.postDataJSON());
  });
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, MANAGER, 'Wrong!2345');
  await expect(page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true })).toBeEnabled();
  expect(records).toEqual([]);
  await tryLogin(page, MANAGER);
  await page.waitForURL('**/ko/device/all**');
  await expect.poll(() => records.length).toBe(1);
  expect(records[0]).toEqual({ browser: userAgent, dev_os_id: 3, type_id: 1 });
});

test('the password is in no storage of the browser [A-PREFS-06]', async ({ page, context }) => {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('checkbox', { name: label('accounts', 'rememberId') }).check();
  await tryLogin(page, MANAGER);
  await page.waitForURL('**/ko/device/all**');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = await context.cookies();
  expect(kept + JSON.stringify(cookies)).not.toContain(PASSWORD);
});

test('the ID is filled in at the next visit exactly when it was to be remembered [A-LOGIN-02] [A-PREFS-02]', async ({
  page,
  browser,
}) => {
  for (const remember of [true, false]) {
    const visitor = remember ? page : await anotherPage(browser);
    await visitor.goto(consoleUrl('/ko/login'));
    await visitor.getByRole('checkbox', { name: label('accounts', 'rememberId') }).setChecked(remember);
    await tryLogin(visitor, MANAGER);
    await arrive(visitor);
    await logOut(visitor);
    await visitor.reload();
    await expect(visitor.getByLabel(label('accounts', 'loginId'), { exact: true })).toHaveValue(
      remember ? MANAGER : '',
    );
  }
});

test('all devices open in the view chosen at login [A-LOGIN-04] [A-LOGIN-05] [A-PREFS-03]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('button', { name: label('accounts', 'viewCard') }).click();
  await tryLogin(page, MANAGER);
  await arrive(page);
  await expect(page.getByRole('button', { name: label('accounts', 'viewCard') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await logOut(page);
  await expect(page.getByRole('button', { name: label('accounts', 'viewCard') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('logout ends the session here and on the server, and keeps the preferences [A-SESSION-06] [A-SESSION-07] [A-SESSION-09] [A-FRAME-25]', async ({
  page,
}) => {
  await logInByPage(page);
  const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('user_session') ?? '')?.[1]);
  await page.evaluate(() => {
    localStorage.setItem('notice_skip', '7');
    localStorage.setItem('left_over', 'x');
  });
  await logOut(page);
  expect(await page.evaluate(() => [localStorage.getItem('notice_skip'), localStorage.getItem('left_over')])).toEqual([
    '7',
    null,
  ]);
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
  // The page continues while the server is being called (A-SESSION-10).
  const answer = async () => (await server.GET('/users/0', { headers: { token: token ?? '' } })).response.status;
  await expect.poll(answer).toBe(401);
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('logout in one tab logs out the other', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto(consoleUrl('/ko/device/all'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(consoleUrl('/ko/login'));
  await expect(other.getByText(label('messages', 'logged_out_elsewhere'))).toBeVisible();
});

test('a session that the server ended leads to login, here and after a reload [A-SESSION-15]', async ({ page }) => {
  await logIn(page);
  const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('user_session') ?? '')?.[1]);
  await server.DELETE('/access', { headers: { token: token ?? '' } });
  await expect(page.getByRole('dialog', { name: label('accountPages', 'loginAgainTitle') })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/ko\/login/);
});

test('a stored session older than 3 hours counts as logged out [A-SESSION-03] [A-SESSION-04]', async ({ page }) => {
  await page.clock.install();
  await logInByPage(page);
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.reload();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
  await page.clock.setFixedTime(Date.now() + 6 * 60 * 60 * 1000);
  await page.reload();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('a language is stored, and the same page shows in it after a reload [A-LANG-06] [A-LANG-08] [C-LANG-04]', async ({
  page,
  context,
}) => {
  await logInByPage(page);
  await page.goto(consoleUrl('/ko/device/favorite'));
  await page.getByRole('button', { name: label('common', 'language'), exact: false }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/device\/favorite/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
});

test('the page reloads 300 ms after a language was chosen, and shows in it [A-LANG-07] [C-LANG-05]', async ({
  page,
}) => {
  await useTestClock(page);
  await logIn(page);
  await page.getByRole('button', { name: label('common', 'language'), exact: false }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(/\/ko\/device\/all/);
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(1);
  await loaded;
  await expect(page).toHaveURL(/\/en\/device\/all/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelIn('en', 'devices', 'allDevices'));
});

test('the profile of the caller is asked after login and after a reload [A-SESSION-13]', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    // A page that opens reads it with what else its frame needs.
    if (/\/(?:users\/0|start)$/.test(response.url()) && response.ok()) answers.push(response.url());
  });
  await logInByPage(page);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const before = answers.length;
  await page.reload();
  await expect.poll(() => answers.length).toBeGreaterThan(before);
});

test('a token never serves another person', async () => {
  const [first, second] = await Promise.all([tokenOf(MANAGER), tokenOf(MANAGER)]);
  expect(first).not.toBe(second);
});

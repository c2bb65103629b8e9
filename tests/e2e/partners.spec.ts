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
import { DEMO } from './kit/demo.ts';
import { applicationMailTitle, acceptedMailTitle, UNNAMED_COMPANY } from './kit/serverTexts.ts';
import { label, labelPattern } from './kit/texts.ts';

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
  await page.getByRole('textbox', { name: label('partners', 'email') }).fill(mail);
  await page.getByLabel(label('partners', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
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
  await page.getByRole('link', { name: label('partners', 'welcomeTitle') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/welcome'));
  await page.getByRole('link', { name: new RegExp(label('partners', 'invitationRemote')) }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));

  const field = page.getByRole('textbox', { name: label('partners', 'code') });
  const confirm = page.getByRole('button', { name: label('partners', 'confirmCode') });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await confirm.click();
  await expect(page.getByText(label('messages', 'remote_code_requirement'), { exact: true })).toBeVisible();
  expect(calls).toEqual([]);

  await field.fill('ABCD-EFGH-2345');
  await confirm.click();
  await expect(page.getByText(label('messages', 'invitation_code_invalid'), { exact: false })).toBeVisible();
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
  await expect(page.getByText(label('messages', 'invitation_code_invalid'), { exact: false })).toBeVisible();
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
  await page.getByRole('link', { name: new RegExp(label('partners', 'partnerRemote')) }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await page.getByRole('link', { name: label('partners', 'requestAccount') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-join'));

  await page.getByLabel(new RegExp(`^${label('partners', 'applicantName')}`)).fill(' Haneul Park ');
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantEmail')}`)).fill(mail);
  await page.getByLabel(new RegExp(`^${label('partners', 'password')} · `)).fill(PARTNER_PASSWORD);
  await page.getByLabel(new RegExp(`^${label('partners', 'passwordAgain')}`)).fill(PARTNER_PASSWORD);
  await page.getByRole('button', { name: label('partners', 'chooseManager') }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('textbox');
  await search.fill('NoSuchCompany');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(label('partners', 'noCompanyFound', { name: 'NoSuchCompany' }), { exact: false }),
  ).toBeVisible();
  await search.fill(DEMO.company.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: DEMO.company }).getByRole('button').click();
  await expect(
    page.getByRole('dialog', { name: label('partners', 'managerStepTitle', { company: DEMO.company }) }),
  ).toBeVisible();
  await search.fill('Nobody Here');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(label('partners', 'noManagerFound', { name: 'Nobody Here' }), { exact: false }),
  ).toBeVisible();
  await search.fill(DEMO.administrator.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: MANAGER }).getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(new RegExp(`^${label('partners', 'manager')} · `))).toHaveValue(
    `${DEMO.company} · ${DEMO.administrator}`,
  );
  await typeDay(page, label('partners', 'startPicked'), dayInSeoul(0));
  await typeDay(page, label('partners', 'endPicked'), dayInSeoul(1));
  await page.getByRole('button', { name: label('partners', 'apply') }).click();
  await page
    .getByRole('dialog', { name: label('partners', 'appliedTitle') })
    .getByRole('button', { name: label('partners', 'confirmCode') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));

  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();

  const [granted] = await twoDevices(await tokenOf(MANAGER));
  const manager = await anotherPage(browser);
  const asked = await mailTo(manager, MANAGER, mail);
  await expect(asked).toContainText(applicationMailTitle('Haneul Park'));
  await expect(asked).not.toContainText(UNNAMED_COMPANY);
  const link = await linkIn(asked);
  await logIn(manager);
  await manager.goto(link);
  const ticket = manager.getByRole('dialog', { name: /Haneul Park/ });
  await ticket.getByRole('textbox', { name: label('tickets', 'searchDevices') }).fill(granted?.alias ?? '');
  await ticket.getByRole('checkbox', { name: new RegExp(granted?.alias ?? '') }).check();
  await ticket.getByRole('button', { name: label('devices', 'filterApproval'), exact: true }).click();
  await expect(ticket).toBeHidden();
  await expect(manager).toHaveURL(consoleUrl('/ko/access-ticket/request'));

  const approved = await mailTo(manager, mail);
  await expect(approved).toContainText(acceptedMailTitle(DEMO.company));
  await page.goto(await linkIn(approved));
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await manager.close();

  await page.getByRole('button', { name: label('accounts', 'viewCard') }).click();
  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await arrive(page);
  await expect(page.getByRole('button', { name: label('accounts', 'viewCard') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: label('accounts', 'viewTable') }).click();
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRows(page)).toContainText(granted?.alias ?? '');

  const again = page.getByRole('dialog', { name: label('accountPages', 'loginAgainTitle') });
  await expect(again).toBeVisible({ timeout: PERIOD_MS });
  expect(Date.now()).toBeGreaterThanOrEqual(end() - 1000);
  const { data } = await server.POST('/partners/access', { body: { type: '1STEP', mail, pw: PARTNER_PASSWORD } });
  expect(data?.objects).not.toHaveProperty('token');
  await page.evaluate(() => localStorage.removeItem('user_session'));

  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText(label('messages', 'partner_id_not_allowed'), { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('partner login knows nobody but partners, and recovers by its own way [A-PARTNER-01] [A-PARTNER-04] [A-PARTNER-08] [A-ROUTE-10] [C-ROUTE-12]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/partner-login'));
  await partnerLogin(page, MANAGER, 'Demo!2345');
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();

  await page.getByRole('link', { name: label('accountPages', 'forgotTitle') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/forgot/temporary'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('partners', 'forgotTitle'));
  await page.getByRole('link', { name: label('partners', 'backToPartnerLogin') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));

  await page.goto(consoleUrl('/ko/forgot/anything'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('accountPages', 'forgotTitle'));
  await page.getByRole('link', { name: label('accountPages', 'toLogin') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('the pages of visitors have no header menu [A-FRAME-28]', async ({ page }) => {
  const pages = [
    ['login', label('accounts', 'loginTitle')],
    ['join-us', label('accountPages', 'signUpTitle')],
    ['forgot', label('accountPages', 'forgotTitle')],
    ['access/auth?type=auth&key=unknown', label('accountPages', 'verifyTitle')],
    ['access/retypepassword?key=unknown', label('accountPages', 'newPasswordTitle')],
    ['welcome', label('partners', 'welcomeTitle')],
    ['email-invitation', label('partners', 'invitationRemote')],
    ['partner-login', label('partners', 'partnerLoginTitle')],
    ['partner-join', label('partners', 'requestAccount')],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation', { name: label('frame', 'mainMenu') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: label('accountPages', 'logOutNow') })).toHaveCount(0);
  }
});

test('no menu of a signed-in person leads to the pages of temporary access [C-SCOPE-02]', async ({ page }) => {
  await logInByPage(page);
  await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => /welcome|partner|invitation/.test(href))).toEqual([]);
});

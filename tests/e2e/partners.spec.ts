import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import {
  anotherPage,
  arrive,
  consoleUrl,
  deviceRows,
  logIn,
  logOut,
  MANAGER,
  PASSWORD,
  skipTour,
  storeSession,
} from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { server, tokenOf } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { applicationMailTitle, acceptedMailTitle, UNNAMED_COMPANY } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
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

test('the landing is open to visitors and leads to the invitation code [A-WELCOME-02] [A-WELCOME-04] [A-ROUTE-15] [C-ROUTE-17]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByRole('link', { name: label('partners', 'welcomeTitle') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/welcome'));
  await page.getByRole('link', { name: label('partners', 'invitationRemote') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/email-invitation'));
});

test('the page of the invitation code is open to visitors and sends no empty code [A-INVITE-01] [A-INVITE-02] [C-ROUTE-16]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/email-invitation'));
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.getByRole('button', { name: label('partners', 'confirmCode') }).click();
  await expect(page.getByText(label('messages', 'remote_code_requirement'), { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('an invitation code opens its devices, once [A-INVITE-03] [A-INVITE-04] [A-INVITE-05] [A-INVITE-06]', async ({
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

  await page.goto(consoleUrl('/ko/email-invitation'));
  await skipTour(page);
  const field = page.getByRole('textbox', { name: label('partners', 'code') });
  const confirm = page.getByRole('button', { name: label('partners', 'confirmCode') });
  const refusal = page.getByText(label('messages', 'invitation_code_invalid'), { exact: false });
  await field.fill('ABCD-EFGH-2345');
  await confirm.click();
  await expect(refusal).toBeVisible();
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
  await expect(refusal).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('the landing leads a partner to the login, and on to the application [A-WELCOME-01] [A-PARTNER-06] [A-ROUTE-14]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/welcome'));
  await page.getByRole('link', { name: label('partners', 'partnerRemote') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await page.getByRole('link', { name: label('partners', 'requestAccount') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-join'));
  await page.goto(consoleUrl('/ko/email-invitation'));
  await expect(page.getByRole('textbox', { name: label('partners', 'code') })).toBeVisible();
});

/** Chooses company and administrator of the demo in the dialog of the application. */
async function chooseManager(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('partners', 'chooseManager') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(DEMO.company.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: DEMO.company }).getByRole('button').click();
  await expect(
    page.getByRole('dialog', { name: label('partners', 'managerStepTitle', { company: DEMO.company }) }),
  ).toBeVisible();
  await dialog.getByRole('textbox').fill(DEMO.administrator.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: MANAGER }).getByRole('button').click();
  await expect(dialog).toBeHidden();
}

/** Fills in the application of a partner, all of it. */
/** When a day so many days from now begins in Seoul, as the form sends it. */
function midnight(days: number): string {
  const day = dayInSeoul(days).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return new Date(`${day}T00:00:00+09:00`).toISOString().slice(0, 19).replace('T', ' ');
}

async function fillApplication(page: Page, mail: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${label('partners', 'companyName')}`)).fill('Hansol POS');
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantName')}`)).fill(' Haneul Park ');
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantEmail')}`)).fill(mail);
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantPhone')}`)).fill('02-1234-5678');
  await page.getByLabel(new RegExp(`^${label('partners', 'password')} · `)).fill(PARTNER_PASSWORD);
  await page.getByLabel(new RegExp(`^${label('partners', 'passwordAgain')}`)).fill(PARTNER_PASSWORD);
  await chooseManager(page);
  await typeDay(page, label('partners', 'startPicked'), dayInSeoul(0));
  await typeDay(page, label('partners', 'endPicked'), dayInSeoul(1));
}

test('the dialog of the application finds companies and their people, and fills in who was chosen [A-PARTNER-12] [A-PARTNER-38] [A-PARTNER-39] [A-PARTNER-42]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/partner-join'));
  await page.getByRole('button', { name: label('partners', 'chooseManager') }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('textbox');
  await search.fill('NoSuchCompany');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('partners', 'noCompanyFound', { name: 'NoSuchCompany' }))).toBeVisible();
  await search.fill(DEMO.company);
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: DEMO.company }).getByRole('button').click();
  await search.fill('Nobody Here');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('partners', 'noManagerFound', { name: 'Nobody Here' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseManager(page);
  await expect(page.getByLabel(new RegExp(`^${label('partners', 'manager')} · `))).toHaveValue(
    `${DEMO.company} · ${DEMO.administrator}`,
  );
});

test('an application has all its fields, is received, and opens nothing yet [A-PARTNER-11] [A-PARTNER-13] [A-PARTNER-14] [A-PARTNER-33]', async ({
  page,
}) => {
  const mail = freshMail('partner');
  await page.goto(consoleUrl('/ko/partner-join'));
  await fillApplication(page, mail);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1.0/partners'));
  await page.getByRole('button', { name: label('partners', 'apply') }).click();
  const { startPicked, ...form } = (await sent).postDataJSON() as { readonly startPicked: string };
  // Who begins today begins now.
  expect(Math.abs(Date.parse(`${startPicked.replace(' ', 'T')}Z`) - Date.now())).toBeLessThan(HOUR);
  expect(form).toEqual({
    companyName: 'Hansol POS',
    applicantName: 'Haneul Park',
    applicantEmail: mail,
    applicantPw: PARTNER_PASSWORD,
    applicantPhone: '02-1234-5678',
    managerName: DEMO.administrator,
    manager_pk: expect.any(Number),
    // The whole of the last day.
    endPicked: midnight(2),
  });
  await page
    .getByRole('dialog', { name: label('partners', 'appliedTitle') })
    .getByRole('button', { name: label('partners', 'confirmCode') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();
});

/** Confirms the address of an application by the link that was mailed there. */
async function confirmByMail(page: Page, mail: string): Promise<void> {
  const link = await linkIn(await mailTo(page, mail, 'type=application'));
  await page.goto(link);
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();
  await expect(page.getByText(label('accountPages', 'applicantSuccessHint'))).toBeVisible();
}

/** Opens the ticket of an application from its mail, as the administrator, and accepts it with one device; its name. */
async function acceptByMail(page: Page, mail: string): Promise<string> {
  const [granted] = await twoDevices(await tokenOf(MANAGER));
  const alias = granted?.alias ?? '';
  const asked = await mailTo(page, MANAGER, mail);
  await expect(asked).toContainText(applicationMailTitle('Haneul Park'));
  await expect(asked).not.toContainText(UNNAMED_COMPANY);
  const link = await linkIn(asked);
  await storeSession(page);
  await page.goto(link);
  const ticket = page.getByRole('dialog', { name: /Haneul Park/ });
  await expect(ticket).toContainText(mail);
  await expect(ticket).toContainText(label('tickets', 'mailWaiting'));
  await expect(ticket.getByRole('button', { name: label('tickets', 'approve'), exact: true })).toBeDisabled();
  await confirmByMail(page, mail);
  await page.goto(link);
  await expect(ticket).toContainText(label('tickets', 'mailConfirmed'));
  await ticket.getByRole('textbox', { name: label('tickets', 'searchDevices') }).fill(alias);
  await ticket.getByRole('checkbox', { name: new RegExp(alias) }).check();
  await ticket.getByRole('button', { name: label('tickets', 'approve'), exact: true }).click();
  await expect(ticket).toBeHidden();
  await expect(page).toHaveURL(consoleUrl('/ko/access-ticket/request'));
  return alias;
}

/** How long the access of a partner lasts that a test sees ending, in milliseconds. */
const PERIOD_MS = 30_000;

test('a partner is accepted by the mail, logs in, and has the granted device until the period ends [A-PARTNER-07] [A-PARTNER-09] [A-PARTNER-32] [A-PARTNER-35]', async ({
  page,
  browser,
}) => {
  const mail = freshMail('partner');
  let end = 0;
  await page.route('**/lmm/api/v1.0/partners', async (route) => {
    end = Date.now() + PERIOD_MS;
    const form = { ...(route.request().postDataJSON() as object), endPicked: timeText(end) };
    return route.continue({ postData: form });
  });
  await page.goto(consoleUrl('/ko/partner-join'));
  await skipTour(page);
  await fillApplication(page, mail);
  await page.getByRole('button', { name: label('partners', 'apply') }).click();
  await expect(page.getByRole('dialog', { name: label('partners', 'appliedTitle') })).toBeVisible();

  const manager = await anotherPage(browser);
  const alias = await acceptByMail(manager, mail);
  const accepted = await mailTo(manager, mail);
  await expect(accepted).toContainText(acceptedMailTitle(DEMO.company));
  await page.goto(await linkIn(accepted));
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await arriveAtDevices(page, [alias]);

  await expect(page.getByRole('dialog', { name: label('accountPages', 'loginAgainTitle') })).toBeVisible({
    timeout: PERIOD_MS + 20_000,
  });
  expect(Date.now()).toBeGreaterThanOrEqual(end - 1000);
  const { data } = await server.POST('/partners/access', { body: { type: '1STEP', mail, pw: PARTNER_PASSWORD } });
  expect(data?.objects).not.toHaveProperty('token');
});

test('a partner chooses cards or a table at the login [A-PARTNER-03]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/partner-login'));
  await skipTour(page);
  await page.getByRole('button', { name: label('accounts', 'viewCard') }).click();
  await partnerLogin(page, 'partner@demo.example', PASSWORD);
  await arrive(page);
  await expect(page.getByRole('button', { name: label('accounts', 'viewCard') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('the partner login knows nobody but partners [A-PARTNER-01] [A-PARTNER-08]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/partner-login'));
  await expect(page.getByLabel(label('accounts', 'password'), { exact: true })).toHaveAttribute('type', 'password');
  await partnerLogin(page, MANAGER, PASSWORD);
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull();
});

test('the partner login leads to a recovery of its own and back [A-PARTNER-04] [A-ROUTE-10] [C-ROUTE-12]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/partner-login'));
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
  await logIn(page);
  await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => /welcome|partner|invitation/.test(href))).toEqual([]);
});

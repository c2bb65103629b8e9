import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './kit/outbox.ts';
import { anotherPage, arrive, consoleUrl, logIn, MANAGER, PASSWORD, skipTour, storeSession } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { applicationMailTitle, acceptedMailTitle, UNNAMED_COMPANY } from './kit/serverTexts.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';
import {
  PARTNER_PASSWORD,
  arriveAtDevices,
  fillApplication,
  freshMail,
  partnerLogin,
  timeText,
  twoDevices,
} from './kit/partners.ts';

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

/** Confirms the address of an application with the emailed link. */
async function confirmByMail(page: Page, mail: string): Promise<void> {
  const link = await linkIn(await mailTo(page, mail, 'type=application'));
  await page.goto(link);
  await expect(page.getByText(label('accountPages', 'verifySuccess'))).toBeVisible();
  await expect(page.getByText(label('accountPages', 'applicantSuccessHint'))).toBeVisible();
}

/** Opens an application's ticket from its email, as the administrator, and accepts it with one device; its name. */
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

/** How long a partner's access lasts that a test sees ending, in milliseconds: long enough for a busy machine. */
const PERIOD_MS = 90_000;

test('a partner is accepted by the mail, logs in, and has the granted device until the period ends [A-PARTNER-07] [A-PARTNER-09] [A-PARTNER-32] [A-PARTNER-35]', async ({
  page,
  browser,
}) => {
  test.setTimeout(PERIOD_MS + 240_000);
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
    timeout: PERIOD_MS + 60_000,
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

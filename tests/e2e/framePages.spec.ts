import { expect, type Page } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { leavePage } from './kit/keptPages.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, USER } from './kit/person.ts';
import { seoulDay } from './kit/seoul.ts';
import { server } from './kit/server.ts';
import { readInSingleCalls } from './kit/singleReads.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { addUser } from './kit/visitors.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A toast stays as long as the row says. */
const TOAST_MS = 5000;
/** How long the page may take to notice that its clock is stopped, in milliseconds. */
const SLACK_MS = 10_000;

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: label('frame', 'mainMenu') });
const entry = (page: Page, key: 'menuDashboard' | 'menuTickets' | 'menuDevices') =>
  menu(page).getByRole('link', { name: label('frame', key) });

/**
 * Enables the ticket feature, as in a build with VITE_TICKET=1: the flag is a build-time constant, and a second build
 * would take longer than all tests of this file.
 */
async function buildWithTickets(page: Page): Promise<void> {
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/(\.VITE_TICKET,)!1\)/, '$1!0)') });
  });
}

/** A partner's application, waiting for an administrator: one access ticket. */
async function applyTo(manager: string): Promise<void> {
  const login = await server.POST('/access', { body: { type: '1STEP', mail: manager, pw: 'Demo!2345' } });
  const profile = login.data?.objects.profile;
  const { response } = await server.POST('/partners', {
    body: {
      companyName: 'Beta',
      applicantName: 'Cho Min',
      applicantEmail: `cho-${crypto.randomUUID().slice(0, 8)}@partner.example`,
      applicantPw: 'Partner!2345',
      applicantPhone: '02-1234-5678',
      managerName: profile?.name ?? '',
      manager_pk: profile?.pk ?? null,
      startPicked: instant(Date.now()),
      endPicked: instant(Date.now() + DAY_MS),
      reason: 'printer',
    },
  });
  expect(response.status).toBe(200);
}

const instant = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

test('a user sees the dashboard exactly with the value 8 [A-FRAME-05]', async ({ page, browser }) => {
  const company = await foundCompany('dashboard');
  const without = await addUser(company, 'without', { changed: { auth_val: '1,2,4' } });
  const having = await addUser(company, 'having', { changed: { auth_val: '1,8' } });
  await openAs(page, without, '/ko/management/profile');
  await expect(entry(page, 'menuDevices')).toBeVisible();
  await expect(entry(page, 'menuDashboard')).toHaveCount(0);
  const other = await anotherPage(browser);
  await openAs(other, having, '/ko/management/profile');
  await entry(other, 'menuDashboard').click();
  await expect(other).toHaveURL(consoleUrl('/ko/statistics/overview'));
  await leavePage(other);
});

test('the menu has access tickets exactly with the feature on [A-FRAME-08]', async ({ page }) => {
  await openAs(page, USER, '/ko/management/profile');
  await expect(entry(page, 'menuDevices')).toBeVisible();
  await expect(entry(page, 'menuTickets')).toHaveCount(0);
  await buildWithTickets(page);
  await page.reload();
  await entry(page, 'menuTickets').click();
  await expect(page).toHaveURL(consoleUrl('/ko/access-ticket/request'));
});

test('waiting tickets are announced to whoever decides, with their count, for 5 seconds [A-POLL-08] [A-POLL-11]', async ({
  page,
}) => {
  const { manager } = await foundCompany('tickets');
  await applyTo(manager);
  await applyTo(manager);
  await buildWithTickets(page);
  const summary = Promise.withResolvers<void>();
  await readInSingleCalls(page);
  await page.route('**/v1.0/devices/summary', async (route) => {
    await summary.promise;
    await route.continue();
  });
  await page.clock.install();
  await openAs(page, manager, '/ko/management/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The clock is stopped before the toast appears, so that its 5 seconds are counted and not waited for.
  await page.clock.pauseAt(await page.evaluate((slack) => Date.now() + slack, SLACK_MS));
  summary.resolve();
  const toast = page.getByText(label('frame', 'has_request_ticket', { count: 2 }));
  await expect(toast).toBeVisible();
  await page.clock.runFor(TOAST_MS - 100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toBeHidden();
});

test('the notices of the frame lead to their page [A-FRAME-22]', async ({ page }) => {
  await openAs(page, USER, '/ko/management/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: label('frame', 'notices') })
    .click();
  const notices = page.getByRole('dialog', { name: label('frame', 'notices') });
  await notices.getByRole('link', { name: label('frame', 'allNotices') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('the languages of the frame are KO and EN, and JA is shown where it is chosen [A-FRAME-24]', async ({ page }) => {
  await openAs(page, USER, '/ja/management/profile');
  const opener = (language: 'ko' | 'en' | 'ja') =>
    page.getByRole('banner').getByRole('button', {
      name: labelIn(language, 'common', 'named', { name: labelIn(language, 'common', 'language'), value: '' }),
    });
  const choice = (language: string) => page.locator(`[role="menuitemradio"][lang="${language}"]`);
  await expect(opener('ja')).toContainText('JA');
  await opener('ja').click();
  await expect(choice('ja')).toHaveAttribute('aria-checked', 'true');
  await expect(choice('ko')).toBeVisible();
  await choice('en').click();
  await expect(page).toHaveURL(consoleUrl('/en/management/profile'));
  await expect(opener('en')).toContainText('EN');
  await opener('en').click();
  await choice('ko').click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/profile'));
  await expect(opener('ko')).toContainText('KO');
});

test('a summary that fails is logged and raises no alert [A-POLL-06]', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await page.clock.install();
  await openAs(page, USER, '/ko/management/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The real server fails only when it is broken.
  await page.route('**/v1.0/devices/summary', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } }),
  );
  await page.bringToFront();
  await page.clock.fastForward('00:13');
  await expect.poll(() => logged.some((line) => line.includes('/devices/summary failed'))).toBe(true);
  await expect(page.getByText(label('messages', 'data_load_failed'))).toHaveCount(0);
  await expect(page.getByText(label('messages', 'server_error'))).toHaveCount(0);
});

test('in its last 7 days a license warns its administrator with the date, until it is dismissed [A-LICENSE-08]', async ({
  page,
}) => {
  const company = await foundCompany('expiry');
  const { data } = await server.GET('/users/0', { headers: { token: company.token } });
  const expiry = Date.parse(data?.objects[0]?.pay[0]?.pay_expire ?? '');
  await page.clock.install({ time: expiry - 7 * DAY_MS - 60_000 });
  await openAs(page, company.manager, '/ko/management/profile', expiry - 7 * DAY_MS - 60_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dismiss = page.getByRole('button', { name: label('frame', 'dismissLicense') });
  await expect(dismiss).toHaveCount(0);
  await page.clock.setSystemTime(expiry - 6 * DAY_MS);
  await openAs(page, company.manager, '/ko/management/profile', expiry - 6 * DAY_MS);
  const date = seoulDay(expiry).replaceAll('-', '/');
  await expect(page.getByText(label('frame', 'licenseExpires', { date }))).toBeVisible();
  await page.getByRole('link', { name: label('frame', 'openLicense') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/management/license'));
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
});

test('three plans exist: the trial that everybody begins with, then Basic and Corporate for sale [A-SCOPE-24]', async ({
  page,
}) => {
  const { manager } = await foundCompany('plans');
  await openAs(page, manager, '/en/management/license');
  const rows = page.getByRole('grid', { name: labelIn('en', 'license', 'table') }).getByRole('row');
  await expect(rows.filter({ has: page.getByRole('gridcell', { name: 'Free trial', exact: true }) })).toHaveCount(1);
  await page.getByRole('button', { name: labelIn('en', 'license', 'buy') }).click();
  const plans = page.getByRole('dialog').getByRole('radiogroup', { name: labelIn('en', 'license', 'plan') });
  await expect(plans.getByRole('radio')).toHaveCount(2);
  expect(await plans.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'Basic',
    'Corporate',
  ]);
});

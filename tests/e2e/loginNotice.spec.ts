import { expect, type Page } from '@playwright/test';
import { consoleUrl, MANAGER, PASSWORD } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const MINUTE_MS = 60_000;

/** The newest notice as the console requests it. */
async function newestNotice() {
  const { data } = await server.GET('/notices', { params: { query: { limit: 1, by: 'notice_date', order: 'desc' } } });
  const notice = data?.objects[0];
  if (!notice) throw new Error('There is no notice.');
  return notice;
}

/** Logs in on a browser that has not seen the tour, which starts when no greeting is left. */
async function logIn(page: Page): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(MANAGER);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: label('accounts', 'login'), exact: true }).click();
  await page.waitForURL('**/ko/device/all**');
}

const greeting = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const tour = (page: Page) => page.getByRole('dialog', { name: label('frame', 'tourMenuTitle') });

test('the newest notice greets while its date lies ahead, until it is skipped permanently [A-NOTICE-01] [A-NOTICE-03] [A-NOTICE-05]', async ({
  page,
}) => {
  const notice = await newestNotice();
  await page.clock.setSystemTime(Date.parse(notice.notice_date) - MINUTE_MS);
  await logIn(page);
  const dialog = greeting(page, notice.notice_title);
  await dialog.getByRole('checkbox', { name: label('notices', 'skip') }).check();
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await expect(tour(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('notice_skip'))).toBe(String(notice.pk));

  await page.evaluate(() => localStorage.removeItem('user_session'));
  await logIn(page);
  await expect(tour(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a notice whose date is over does not greet [A-NOTICE-02]', async ({ page }) => {
  const notice = await newestNotice();
  await page.clock.setSystemTime(Date.parse(notice.notice_date) + MINUTE_MS);
  await logIn(page);
  await expect(tour(page)).toBeVisible();
  await expect(greeting(page, notice.notice_title)).toHaveCount(0);
});

test('login asks for 3 notices, the frame for 1 [A-NOTICE-06]', async ({ page }) => {
  const limits: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/v1.0/notices')) limits.push(url.searchParams.get('limit'));
  });
  await page.goto(consoleUrl('/ko/login'));
  await expect.poll(() => limits).toEqual(['3']);
  await logIn(page);
  await expect.poll(() => [...new Set(limits)]).toEqual(['3', '1']);
});

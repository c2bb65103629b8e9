import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

/** The password of every demo account. */
export const PASSWORD = 'Demo!2345';

export const MANAGER = 'manager@demo.example';
export const USER = 'user@demo.example';

/** Where this run's console is. */
export function consoleUrl(path = ''): string {
  return `${process.env['CONSOLE_URL'] ?? 'http://127.0.0.1:4400'}${path}`;
}

/** Fills in the login form and sends it; the page is the Korean login page. */
export async function tryLogin(page: Page, id: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Logs in through the page and waits for the device list. */
export async function logIn(page: Page, id = MANAGER): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await page.waitForURL('**/ko/device/all**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page of its own, with its own storage, for a second person. */
export async function anotherPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...options });
  return context.newPage();
}

/** The rows of the device table, without the head. */
export function deviceRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('gridcell') });
}

/** The row of one device. */
export function deviceRow(page: Page, name: string): Locator {
  return deviceRows(page).filter({ hasText: name });
}

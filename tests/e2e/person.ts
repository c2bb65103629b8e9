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

/** Waits for the device list after a login and puts away the notice that greets there. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL('**/ko/device/all**');
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click({ timeout: 15_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs in through the page. */
export async function logIn(page: Page, id = MANAGER): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await arrive(page);
}

/** Logs out through the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /님의 계정/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
}

/** A page of its own, with its own storage, for a second person. */
export async function anotherPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...options });
  return context.newPage();
}

/** Looks for devices by name, address or memo. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '장치 검색' }).fill(text);
}

/** The rows of the device table, without the head. */
export function deviceRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('gridcell') });
}

/** The row of one device. */
export function deviceRow(page: Page, name: string): Locator {
  return deviceRows(page).filter({ hasText: name });
}

import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { workerConsole } from './consoles.ts';
import { BARE_ADDRESS, takePage } from './keptPages.ts';
import { label, labelPattern } from './texts.ts';

/** The password of every demo account. */
export const PASSWORD = 'Demo!2345';

export const MANAGER = 'manager@demo.example';
export const SUB_MANAGER = 'submanager@demo.example';
export const USER = 'user@demo.example';
/** Operates the service. */
export const OPERATOR = 'operator@demo.example';

/** An address of this worker's console. */
export function consoleUrl(path = ''): string {
  return `${workerConsole.url}${path}`;
}

/** Prevents the first-run tour, as for somebody who has seen it on this browser. */
export async function skipTour(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('tutorial_2.0', '1'));
}

/** Fills in the login form and sends it; the page is the Korean login page. The tour has its own end-to-end tests. */
export async function tryLogin(page: Page, id: string, password = PASSWORD): Promise<void> {
  await skipTour(page);
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(id);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
}

/** Waits for the device list after a login and dismisses the notice shown there as a greeting. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL('**/ko/device/all**');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('frame', 'keysClose') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs in through the page, and dismisses the notice shown as a greeting. */
export async function logInByPage(page: Page, id = MANAGER): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, id);
  await arrive(page);
}

/** Stores the session of a new login where the page would store it. No page is open afterward. */
export async function storeSession(page: Page, id = MANAGER, storedAt = Date.now()): Promise<void> {
  const base = consoleUrl('/lmm/api/v1.0');
  const login = await page.request.post(`${base}/access`, {
    data: { type: '1STEP', mail: id, pw: PASSWORD },
    // The page may have waited for this test until the server closes its idle connection.
    maxRetries: 2,
  });
  const { objects } = (await login.json()) as { objects: { token: string } };
  const answer = await page.request.get(`${base}/users/0`, { headers: { token: objects.token }, maxRetries: 2 });
  const profile = (await answer.json()) as { objects: [object] };
  const session = { ...profile.objects[0], token: objects.token };
  if (page.url() !== BARE_ADDRESS) await page.goto(BARE_ADDRESS);
  await page.evaluate((stored) => {
    localStorage.setItem('tutorial_2.0', '1');
    localStorage.setItem('user_session', stored);
  }, JSON.stringify({ storedAt, session }));
}

/**
 * Logs in without the login page, for tests about something else, and opens a page. No greeting is shown.
 *
 * @param path The page to open; the device list by default.
 */
export async function logIn(page: Page, id = MANAGER, path = '/ko/device/all'): Promise<void> {
  await storeSession(page, id);
  await page.goto(consoleUrl(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs out through the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
  await page.getByRole('menuitem', { name: label('accounts', 'logout') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
}

/** A separate page, with its own storage, for a second person. */
export const anotherPage = (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  takePage(browser, options);

/** Searches for devices by name, address or memo. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label('devices', 'searchDevices') }).fill(text);
}

/** The rows of the device table, without the header. */
export function deviceRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('gridcell') });
}

/** The row of one device. */
export function deviceRow(page: Page, name: string): Locator {
  return deviceRows(page).filter({ hasText: name });
}

import { expect, type Page, type Route } from '@playwright/test';
import { consoleUrl, deviceRow, deviceRows, logIn, MANAGER, PASSWORD, search, tryLogin, arrive } from './kit/person.ts';
import { useTestClock } from './kit/clock.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const LISTS = /\/lmm\/api\/v1\.0\/devices\?/;
const EVERYTHING = '**/lmm/**';

/** At least the delay of a search while somebody types. */
const SEARCH_REST_MS = 1000;

const DATA_NOT_LOADED = label('messages', 'data_load_failed');
const SERVER_NOT_REACHED = label('messages', 'server_unreachable');

/** The alerts next to the page: a message of the page itself in place of its list is not one of them. */
const alerts = (page: Page, text: string) => page.locator('[role=alert]:not(main *)').filter({ hasText: text });

/** Makes the list fail until the test stops it; the page is never reloaded. */
async function listFails(page: Page, fail: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  await page.route(LISTS, fail);
  return () => page.unroute(LISTS, fail);
}

/** The alert of a failed list: the typed search stays, and the rows appear once the server answers again. */
async function expectRecovery(page: Page, alert: string, stop: () => Promise<void>) {
  await search(page, 'KIOSK');
  await expect(alerts(page, alert)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: label('devices', 'searchDevices') })).toHaveValue('KIOSK');
  await stop();
  await expect(deviceRow(page, 'KIOSK').first()).toBeVisible();
}

test('a server that is down is reported at the login form, which keeps the ID and works once it is back [A-ERROR-02]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  await expect(page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true })).toBeVisible();
  const down = (route: Route) => route.abort('connectionrefused');
  await page.route(EVERYTHING, down);
  await tryLogin(page, MANAGER);
  await expect(page.getByText(SERVER_NOT_REACHED, { exact: false })).toBeVisible();
  await expect(page.getByLabel(label('accounts', 'loginId'), { exact: true })).toHaveValue(MANAGER);
  await expect(page.getByLabel(label('accounts', 'password'), { exact: true })).toHaveValue(PASSWORD);
  await page.unroute(EVERYTHING, down);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
  await arrive(page);
});

test('a list that the server cannot give raises one alert and can be tried again in its place [A-ERROR-01] [A-ERROR-05] [B-ERROR-03]', async ({
  page,
}) => {
  await logIn(page);
  const fail = (route: Route) => route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } });
  const stop = await listFails(page, fail);
  await search(page, 'KIOSK');
  await expect(alerts(page, DATA_NOT_LOADED)).toHaveCount(1);
  const again = page.getByRole('main').getByRole('button', { name: label('common', 'retry') });
  await again.click();
  await stop();
  // The list also retries automatically after a while, and the button is gone then: one press may be too late.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(deviceRow(page, 'KIOSK').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});

test('an answer that is broken counts as a failure of the server [A-ERROR-01]', async ({ page }) => {
  await logIn(page);
  const stop = await listFails(page, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"status": 200, "objects": [' }),
  );
  await expectRecovery(page, DATA_NOT_LOADED, stop);
});

test('a server that does not answer for 30 seconds counts as not reached [A-ERROR-02] [A-API-05]', async ({ page }) => {
  await useTestClock(page);
  await logIn(page);
  // Time stops before the list is requested: the delays of a busy machine are not part of the 30 seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  const stop = await listFails(page, () => new Promise<void>(() => undefined));
  const asked = page.waitForRequest(LISTS);
  await search(page, 'KIOSK');
  await page.clock.runFor(SEARCH_REST_MS);
  await asked;
  await page.clock.fastForward(30_000 - SEARCH_REST_MS - 1);
  await expect(alerts(page, SERVER_NOT_REACHED)).toHaveCount(0);
  await page.clock.fastForward(SEARCH_REST_MS + 1);
  await page.clock.resume();
  await expectRecovery(page, SERVER_NOT_REACHED, stop);
});

test('a network that is gone is said, and the page goes on when it is back', async ({ page, context }) => {
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  await context.setOffline(true);
  await search(page, 'KIOSK');
  await expect(alerts(page, SERVER_NOT_REACHED)).toHaveCount(1);
  await context.setOffline(false);
  await expect(deviceRow(page, 'KIOSK').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: label('devices', 'searchDevices') })).toHaveValue('KIOSK');
});

test('a session that ends in the middle of work asks for the password over the page, and nothing typed is lost [A-SESSION-15]', async ({
  page,
}) => {
  await logIn(page);
  await deviceRows(page)
    .first()
    .getByRole('button', { name: new RegExp(` ${label('devices', 'columnActions')}$`) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionRename') }).click();
  const typed = page.getByRole('dialog').getByRole('textbox');
  await typed.fill('KIOSK-typed');
  const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('user_session') ?? '')?.[1]);
  await server.DELETE('/access', { headers: { token: token ?? '' } });

  const again = page.getByRole('dialog', { name: label('accountPages', 'loginAgainTitle') });
  await expect(again.getByLabel(label('accounts', 'loginId'), { exact: true })).toHaveValue(MANAGER);
  await again.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
  await expect(again).toBeHidden();
  await expect(typed).toHaveValue('KIOSK-typed');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('common', 'cancel') })
    .click();
  await search(page, 'KIOSK');
  await expect(deviceRow(page, 'KIOSK').first()).toBeVisible();
});

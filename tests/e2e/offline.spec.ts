import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, MANAGER, PASSWORD, USER } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const LISTS = /\/lmm\/api\/v1\.0\/devices\?/;
const EVERYTHING = /127\.0\.0\.1|localhost/;

const AS_OF = labelPattern('common', 'asOf');
const NO_NETWORK = label('common', 'offlineTitle');
const RETRY = { name: label('common', 'retry') };

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const PEOPLE = [
  { who: 'a manager at a desk', id: MANAGER, viewport: DESK },
  { who: 'a manager on a phone', id: MANAGER, viewport: PHONE },
  { who: 'a user at a desk', id: USER, viewport: DESK },
  { who: 'a user on a phone', id: USER, viewport: PHONE },
] as const;

/** The devices of the list, rows or cards. */
const devices = (page: Page): Locator =>
  page.getByRole('main').locator('[role=row][data-id], article').filter({ hasText: /\S/ });

/** How many devices of the list are shown as online or offline. */
const states = (page: Page): Locator =>
  devices(page)
    .locator('.rc-status')
    .filter({ hasText: new RegExp(`^(${label('common', 'online')}|${label('common', 'offline')})$`) });

/** The frame's message line, which is not part of a page. */
const line = (page: Page, text: string): Locator => page.locator('[role=status]:not(main *)').filter({ hasText: text });

const menuOf = (page: Page): Locator =>
  devices(page)
    .first()
    .getByRole('button', { name: new RegExp(` ${label('devices', 'columnActions')}$`) });

/** Waits until the page has loaded what it loads on the first interaction: that code is lost once the network fails. */
const loadedAtFirstSign = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/login-[^/]*\.js$/.test(name))),
    )
    .toBe(true);

/** A server that fails until it is repaired. */
function brokenServer() {
  let isDown = true;
  return {
    answer: (route: Route) =>
      isDown ? route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } }) : route.continue(),
    /**
     * Repairs it right before "try again" is pressed on a message. The page also retries on its own, and removes the
     * message when that succeeds.
     */
    async repairAndRetry(page: Page, note: Locator): Promise<void> {
      await note.getByRole('button', RETRY).hover();
      isDown = false;
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}

interface KeptList {
  readonly data: { readonly objects: readonly object[]; readonly meta: { readonly totalCount: number } };
}

/** Opens the list and comes back to it with what the browser had stored of it, whatever happened meanwhile. */
async function comeBack(
  page: Page,
  id: string,
  answer: (route: Route) => Promise<void>,
  change = (list: KeptList) => list,
) {
  await openAs(page, id);
  await expect(states(page).first()).toBeVisible();
  let kept: readonly [string, KeptList][] = [];
  // A change of a device clears what is stored, until the list has been read again.
  const read = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('device_list_cache'));
    kept = JSON.parse(stored ?? '[]') as readonly [string, KeptList][];
    return kept.length;
  };
  await expect.poll(read).toBeGreaterThan(0);
  await page.addInitScript(
    (text) => localStorage.setItem('device_list_cache', text),
    JSON.stringify(kept.map(([key, list]) => [key, change(list)])),
  );
  await page.route(LISTS, answer);
  await page.reload();
}

for (const { who, id, viewport } of PEOPLE) {
  test.describe(who, () => {
    test.use({ viewport });

    test('sees a kept list at once, as of its time and without states or actions, until the server has answered', async ({
      page,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await comeBack(page, id, async (route) => {
        await released;
        await route.continue();
      });
      const note = page.getByRole('main').getByRole('status').filter({ hasText: AS_OF });
      await expect(note).toBeVisible();
      await expect(devices(page).first()).toBeVisible();
      await expect(devices(page).first()).toContainText(label('common', 'stateUnknown'));
      await expect(states(page)).toHaveCount(0);
      await expect(menuOf(page)).toBeDisabled();
      await expect(page.getByRole('main').getByText(labelPattern('common', 'rangeOfTotal'))).toBeHidden();
      release();
      await expect(note).toBeHidden();
      await expect(states(page).first()).toBeVisible();
      await expect(menuOf(page)).toBeEnabled();
    });

    test('sees a kept list with the failure over it, and the devices as they are after trying again', async ({
      page,
    }) => {
      const server = brokenServer();
      await comeBack(page, id, server.answer);
      const note = page.getByRole('main').getByRole('alert').filter({ hasText: AS_OF });
      await expect(note).toContainText(label('messages', 'server_error'));
      await expect(devices(page).first()).toBeVisible();
      await expect(states(page)).toHaveCount(0);
      await server.repairAndRetry(page, note);
      await expect(note).toBeHidden();
      await expect(states(page).first()).toBeVisible();
    });

    test('learns at once that the network is gone, and sees the states again by themselves', async ({
      page,
      context,
    }) => {
      await openAs(page, id);
      await expect(states(page).first()).toBeVisible();
      await context.setOffline(true);
      await expect(line(page, NO_NETWORK)).toBeVisible();
      await expect(states(page)).toHaveCount(0);
      await expect(menuOf(page)).toBeDisabled();
      await context.setOffline(false);
      await expect(line(page, NO_NETWORK)).toBeHidden();
      await expect(states(page).first()).toBeVisible();
    });
  });
}

test('a list that was empty at the last visit does not say so before the server has answered', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slowly = async (route: Route) => {
    await released;
    await route.continue();
  };
  await comeBack(page, MANAGER, slowly, (list) => ({
    ...list,
    data: { ...list.data, objects: [], meta: { ...list.data.meta, totalCount: 0 } },
  }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('.rc-Skeleton-bar').first()).toBeVisible();
  await expect(page.getByText(label('devices', 'emptyTitle'), { exact: true })).toHaveCount(0);
  release();
  await expect(states(page).first()).toBeVisible();
});

test('rows that could not be read again stay, with the failure over them', async ({ page }) => {
  await openAs(page, MANAGER);
  await expect(states(page).first()).toBeVisible();
  const server = brokenServer();
  await page.route(LISTS, server.answer);
  await page.getByRole('button', { name: label('devices', 'refreshList') }).click();
  const note = page.getByRole('main').getByRole('alert').filter({ hasText: AS_OF });
  await expect(note).toBeVisible();
  await expect(devices(page).first()).toBeVisible();
  await expect(states(page)).toHaveCount(0);
  await server.repairAndRetry(page, note);
  await expect(states(page).first()).toBeVisible();
});

/** Pages that were never opened, by the target of a navigation link. */
const PAGES = [
  '/ko/management/profile',
  '/ko/management/groups',
  '/ko/statistics/rate/summary',
  '/ko/support/downloads',
];

for (const [path, viewport] of PAGES.flatMap((page) => [DESK, PHONE].map((size) => [page, size] as const))) {
  test(`${path} that was opened without a network loads automatically when it is back (${viewport.width} px)`, async ({
    browser,
  }) => {
    // A page of earlier tests may have this page's code in its cache.
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await openAs(page, MANAGER);
    await expect(states(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const main = page.getByRole('main');
    const failed = main.getByText(NO_NETWORK, { exact: true });
    await expect(failed).toBeVisible();
    await expect(page.getByText(label('frame', 'errorCode', { code: 500 }))).toHaveCount(0);
    await main.getByRole('button', RETRY).click();
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await expect(failed).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(label('frame', 'errorTitle'))).toHaveCount(0);
    await expect(page).toHaveURL(consoleUrl(path));
  });
}

test('a server that is gone is said at once over the page, until it answers again', async ({ page }) => {
  await openAs(page, USER);
  await expect(states(page).first()).toBeVisible();
  const down = (route: Route) => route.abort('connectionrefused');
  await page.route(EVERYTHING, down);
  await page.getByRole('button', { name: label('devices', 'refreshList') }).click();
  const lost = line(page, label('frame', 'serverLost'));
  await expect(lost).toBeVisible();
  await expect(states(page)).toHaveCount(0);
  await page.unroute(EVERYTHING, down);
  await expect(lost).toBeHidden();
  await expect(states(page).first()).toBeVisible();
});

test('settings that are saved without a network keep what was typed and say why', async ({ page, context }) => {
  const { manager } = await foundCompany('offline');
  await openAs(page, manager, '/ko/management/function-settings');
  const field = page.getByRole('textbox', { name: label('policies', 'idleTime') });
  await field.fill('17');
  await loadedAtFirstSign(page);
  await context.setOffline(true);
  await expect(line(page, NO_NETWORK)).toBeVisible();
  const save = page.getByRole('button', { name: label('policies', 'saveSettings') });
  await save.click();
  await expect(page.getByText(label('messages', 'server_unreachable')).first()).toBeVisible();
  await expect(field).toHaveValue('17');
  await context.setOffline(false);
  await expect(line(page, NO_NETWORK)).toBeHidden();
  await expect(field).toHaveValue('17');
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await save.click();
  await saved;
});

test('the login page says that there is no network, keeps what was typed, and logs in once it is back', async ({
  page,
  context,
}) => {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(USER);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await expect(page.getByText(NO_NETWORK)).toBeVisible();
  const button = page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true });
  await button.click();
  await expect(page.getByText(label('messages', 'server_unreachable'))).toBeVisible();
  await expect(page.getByLabel(label('accounts', 'loginId'), { exact: true })).toHaveValue(USER);
  await expect(page.getByLabel(label('accounts', 'password'), { exact: true })).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await expect(page.getByText(NO_NETWORK)).toBeHidden();
  await button.click();
  await page.waitForURL('**/ko/device/all**');
});

test('a question that nobody has asked yet waits for the network, and what was typed stays', async ({
  page,
  context,
}) => {
  const { manager } = await foundCompany('question');
  await openAs(page, manager, '/ko/management/function-settings');
  const field = page.getByRole('textbox', { name: label('policies', 'idleTime') });
  await field.fill('17');
  await loadedAtFirstSign(page);
  await context.setOffline(true);
  await page.locator('a[href="/ko/device/all"]:visible').first().click();
  await expect(line(page, NO_NETWORK)).toBeVisible();
  await expect(field).toHaveValue('17');
  await context.setOffline(false);
  const question = page.getByRole('dialog', { name: label('frame', 'unsavedTitle') });
  await question.getByRole('button', { name: label('common', 'cancel') }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('17');
});

test('a menu that is first opened without a network opens when it is back', async ({ browser }) => {
  // A page of earlier tests may have this page's code in its cache.
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await openAs(page, MANAGER);
  await expect(states(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(line(page, NO_NETWORK)).toBeVisible();
  const account = page.getByRole('button', { name: labelPattern('frame', 'accountOf') });
  await account.press('Enter');
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: label('frame', 'logout') })).toBeVisible();
  await context.close();
});

import { expect, type Page } from '@playwright/test';
import { useTestClock } from './kit/clock.ts';
import { enter } from './kit/enter.ts';
import { leavePage } from './kit/keptPages.ts';
import {
  anotherPage,
  consoleUrl,
  logIn,
  logInByPage,
  logOut,
  MANAGER,
  PASSWORD,
  SUB_MANAGER,
  USER,
} from './kit/person.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const BASIC = 'basic@demo.example';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: label('frame', 'mainMenu') });

/** Fills in the form as somebody with a new browser, who has not seen anything yet. */
async function firstLogin(page: Page, id: string): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill(id);
  await page.getByLabel(label('accounts', 'password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
  await page.waitForURL('**/ko/device/all**');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('common', 'close') })
    .click();
}

const TOUR_TITLES = [
  label('frame', 'tourMenuTitle'),
  label('frame', 'tourGroupsTitle'),
  label('frame', 'tourDevicesTitle'),
  label('frame', 'tourFindTitle'),
];

const tour = (page: Page) => page.getByRole('dialog', { name: new RegExp(TOUR_TITLES.join('|')) });

test('each entry of the menu leads to its page [A-FRAME-01] [A-FRAME-03] [A-FRAME-07] [A-FRAME-09]', async ({
  page,
}) => {
  await logIn(page);
  const targets = [
    [label('frame', 'menuGroups'), '/ko/management/groups'],
    [label('frame', 'menuAccount'), '/ko/management/profile'],
    [label('frame', 'menuDashboard'), '/ko/statistics/overview'],
    [label('frame', 'menuDownloads'), '/ko/support/downloads'],
    [label('frame', 'menuPayments'), '/ko/management/license'],
    [label('frame', 'menuDevices'), '/ko/device/all'],
  ] as const;
  for (const [name, path] of targets) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(consoleUrl(path));
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('an administrator on the Corporate plan sees every area, and their own ID [A-FRAME-02] [A-FRAME-04] [A-FRAME-11] [A-FRAME-20]', async ({
  page,
}) => {
  await logIn(page, MANAGER);
  await expect(menu(page).getByRole('link')).toHaveText([
    label('frame', 'menuDevices'),
    label('frame', 'menuGroups'),
    label('frame', 'menuAccount'),
    label('frame', 'menuDashboard'),
    label('frame', 'menuDownloads'),
    label('frame', 'menuPayments'),
  ]);
  await expect(page.getByText(label('frame', 'managerId', { id: MANAGER }))).toBeVisible();
});

test('an administrator on the Basic plan has no dashboard [A-FRAME-04]', async ({ page }) => {
  await logIn(page, BASIC);
  await expect(menu(page).getByRole('link')).toHaveText([
    label('frame', 'menuDevices'),
    label('frame', 'menuGroups'),
    label('frame', 'menuAccount'),
    label('frame', 'menuDownloads'),
    label('frame', 'menuPayments'),
  ]);
});

test('a sub-manager sees neither groups nor payments, but their own ID [A-FRAME-02] [A-FRAME-11] [A-FRAME-21]', async ({
  page,
}) => {
  await logIn(page, SUB_MANAGER);
  await expect(page.getByText(label('frame', 'submanagerId', { id: SUB_MANAGER }))).toBeVisible();
  await expect(menu(page).getByRole('link', { name: label('frame', 'menuAccount') })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: label('frame', 'menuGroups'), exact: true })).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: label('frame', 'menuPayments') })).toHaveCount(0);
});

test('the account pages differ for administrator, sub-manager and user [C-SCOPE-01] [C-SIDEBAR-14] [C-SIDEBAR-15]', async ({
  browser,
}) => {
  for (const [id, approves, manages] of [
    [MANAGER, true, true],
    [SUB_MANAGER, true, false],
    [USER, false, false],
  ] as const) {
    const page = await anotherPage(browser);
    await logIn(page, id, '/ko/management');
    await expect(page).toHaveURL(consoleUrl('/ko/management/profile'));
    await expect(page.getByRole('link', { name: label('frame', 'pageApprovals'), exact: true })).toHaveCount(
      approves ? 1 : 0,
    );
    await expect(page.getByRole('link', { name: label('frame', 'pageManagers'), exact: true })).toHaveCount(
      manages ? 1 : 0,
    );
    await leavePage(page);
  }
});

test('the pages that the frame leads to exist [A-ROUTE-18]', async ({ page }) => {
  await logIn(page);
  for (const [path, heading] of [
    ['device', label('frame', 'menuDevices')],
    ['management/groups', label('frame', 'menuGroups')],
    ['management/profile', label('frame', 'pageProfile')],
    ['statistics', label('frame', 'pageUsageSummary')],
    ['access-ticket/request', label('tickets', 'list')],
    ['support', label('downloads', 'title')],
    ['management/license', label('license', 'title')],
  ] as const) {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.getByRole('button', { name: label('frame', 'pageNotices') }).click();
  await page.getByRole('link', { name: label('frame', 'allNotices') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('a section opens with its first page [C-ROUTE-21] [C-ROUTE-30] [C-ROUTE-47]', async ({ page }) => {
  await enter(page, MANAGER);
  for (const [section, first] of [
    ['management', 'management/profile'],
    ['statistics', 'statistics/rate/summary'],
    ['support', 'support/downloads'],
  ]) {
    await page.goto(consoleUrl(`/ko/${section}`));
    await expect(page).toHaveURL(consoleUrl(`/ko/${first}`));
    await expect(page.locator('nav a[aria-current="page"]').last()).toHaveAttribute('href', `/ko/${first}`);
  }
});

test('changing the view leads back to all devices, from any page [A-FRAME-17] [A-FRAME-18] [B-ROUTE-13]', async ({
  page,
}) => {
  await logIn(page, MANAGER, '/ko/support/downloads');
  await page.getByRole('button', { name: label('frame', 'toSimpleView') }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all\?view=card/);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.goto(consoleUrl('/ko/management/profile'));
  await page.getByRole('button', { name: label('frame', 'toNormalView') }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all\?view=table/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the view is kept on this browser [A-FRAME-19] [A-PREFS-01]', async ({ page }) => {
  await logIn(page);
  const kept = () => page.evaluate(() => [localStorage.getItem('icon_view'), localStorage.getItem('rememberMode')]);
  await page.getByRole('button', { name: label('frame', 'toSimpleView') }).click();
  await expect.poll(kept).toEqual(['card', 'card']);
  await page.goto(consoleUrl('/ko/device/all'));
  await page.getByRole('button', { name: label('frame', 'toNormalView') }).click();
  await expect.poll(kept).toEqual(['table', 'table']);
});

test('help leads to the support and offers a consultation [A-FRAME-15] [A-FRAME-23] [A-FLAG-06]', async ({ page }) => {
  await logIn(page);
  await page.getByRole('button', { name: label('frame', 'help') }).click();
  await expect(page.getByRole('menuitem', { name: label('frame', 'consultation') })).toBeVisible();
  await page.getByRole('menuitem', { name: label('frame', 'support') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/downloads'));
  await page.getByRole('button', { name: label('frame', 'help') }).click();
  await page.getByRole('menuitem', { name: label('frame', 'consultation') }).click();
  await expect(page.getByRole('dialog', { name: label('frame', 'consultTitle') })).toBeVisible();
});

test('the search reaches a device, a page and an action by the keyboard alone', async ({ page }) => {
  await logIn(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: label('frame', 'findAnything') })).toBeFocused();
  await page.keyboard.type('KIOSK');
  await expect(page.getByRole('option', { name: /KIOSK/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ko\/device\/all\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KIOSK');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(label('frame', 'pageLicense'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleUrl('/ko/management/license'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(label('frame', 'logout'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('the tour comes at the first run, can be skipped, and stays away once it is not wanted [A-TUTORIAL-01] [A-TUTORIAL-03] [A-TUTORIAL-05] [A-TUTORIAL-08]', async ({
  page,
}) => {
  await firstLogin(page, MANAGER);
  await expect(tour(page)).toBeVisible();
  await tour(page)
    .getByRole('button', { name: label('frame', 'tourNext') })
    .click();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toBeHidden();
  await logOut(page);

  await firstLogin(page, MANAGER);
  await tour(page)
    .getByRole('checkbox', { name: label('frame', 'tourForGood') })
    .check();
  await tour(page)
    .getByRole('button', { name: label('frame', 'tourSkip') })
    .click();
  await expect(tour(page)).toBeHidden();
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('tutorial_2.0'))).toBe('1');

  await firstLogin(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: label('frame', 'pageNotices') }).click();
  await expect(tour(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labelPattern('frame', 'accountOf') }).click();
  await page.getByRole('menuitem', { name: label('frame', 'tutorial') }).click();
  await expect(tour(page)).toBeVisible();
});

test('the summary is asked every 12 seconds until the person logs out [A-POLL-01] [A-POLL-05] [B-POLL-01] [B-POLL-08]', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/devices/summary')) asked += 1;
  });
  await useTestClock(page);
  await logIn(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  for (let round = 0; round < 2; round += 1) {
    const before = asked;
    await page.clock.fastForward(12_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await logOut(page);
  const after = asked;
  await page.clock.fastForward(60_000);
  // What the clock triggered has been sent by the time the page has answered something else.
  await page.getByLabel(label('accounts', 'loginId'), { exact: true }).fill('x');
  expect(asked).toBe(after);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer holds the menu and the rest; there is no dashboard [A-FRAME-06] [A-FRAME-25]', async ({ page }) => {
    await logIn(page);
    await page.getByRole('button', { name: label('frame', 'openMenu') }).click();
    const drawer = page.getByRole('dialog', { name: label('frame', 'mainMenu') });
    await expect(drawer.getByRole('link', { name: label('frame', 'menuAccount') })).toBeVisible();
    await expect(drawer.getByRole('link', { name: label('frame', 'menuDashboard') })).toHaveCount(0);
    await drawer.getByRole('link', { name: label('frame', 'menuAccount') }).click();
    await expect(page).toHaveURL(consoleUrl('/ko/management/profile'));
    await expect(drawer).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: label('frame', 'openMenu') }).click();
    await drawer.getByRole('button', { name: label('frame', 'logout') }).click();
    await expect(page).toHaveURL(consoleUrl('/ko/login'));
  });
});

test.describe('in the native application', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) RemoteConsoleApp/1.0',
    viewport: { width: 390, height: 844 },
  });

  test('a session that is still valid opens all devices at once, without a password stored [A-PREFS-05] [A-PREFS-06] [A-FRAME-10] [A-FRAME-13]', async ({
    page,
  }) => {
    await page.goto(consoleUrl('/ko/login'));
    await page.getByLabel(label('accounts', 'rememberMe')).check();
    await logInByPage(page);
    await page.goto(consoleUrl('/'));
    await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
    await page.getByRole('button', { name: label('frame', 'openMenu') }).click();
    const drawer = page.getByRole('dialog', { name: label('frame', 'mainMenu') });
    await expect(drawer.getByRole('link', { name: label('frame', 'menuDownloads') })).toHaveCount(0);
    await expect(drawer.getByRole('link', { name: label('frame', 'menuPayments') })).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: label('frame', 'consultation') })).toHaveCount(0);
  });
});

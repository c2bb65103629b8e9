import { expect, test, type Page } from '@playwright/test';
import { consoleUrl, logInByPage, logOut, MANAGER, PASSWORD, USER } from './kit/person.ts';

const SUB_MANAGER = 'submanager@demo.example';
const BASIC = 'basic@demo.example';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: '주 메뉴' });
const entries = (page: Page) => menu(page).getByRole('link').allInnerTexts();

/** Fills in the form as somebody on a new browser, to whom nothing has been shown yet. */
async function firstLogin(page: Page, id: string): Promise<void> {
  await page.goto(consoleUrl('/ko/login'));
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/ko/device/all**');
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
}

const tour = (page: Page) =>
  page.getByRole('dialog', { name: /메뉴로 이동하기|그룹으로 나눠 보기|연결하기|바로 찾기/ });

test('an administrator sees all areas, and each entry leads to its page [A-FRAME-01] [A-FRAME-02] [A-FRAME-03] [A-FRAME-04] [A-FRAME-07] [A-FRAME-09] [A-FRAME-11] [A-FRAME-20] [A-ROUTE-18]', async ({
  page,
}) => {
  await logInByPage(page, MANAGER);
  expect(await entries(page)).toEqual(['전체 장치', '그룹', '계정 관리', '대시보드', '다운로드', '결제 관리']);
  await expect(page.getByText(`관리자 ${MANAGER}`)).toBeVisible();
  const targets = [
    ['그룹', '/ko/management/groups'],
    ['계정 관리', '/ko/management/profile'],
    ['대시보드', '/ko/statistics/rate/summary'],
    ['다운로드', '/ko/support/downloads'],
    ['결제 관리', '/ko/management/license'],
    ['전체 장치', '/ko/device/all'],
  ] as const;
  for (const [name, path] of targets) {
    await menu(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(consoleUrl(path));
    await expect(menu(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('button', { name: '공지' }).click();
  await page.getByRole('link', { name: '공지 모두 보기' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/notice'));
});

test('a section opens with its first page [C-ROUTE-21] [C-ROUTE-30] [C-ROUTE-47]', async ({ page }) => {
  await logInByPage(page, MANAGER);
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

test('a sub-manager, a user and a Basic plan see what is theirs [A-FRAME-02] [A-FRAME-04] [A-FRAME-11] [A-FRAME-21] [C-SIDEBAR-14] [C-SIDEBAR-15] [C-SCOPE-01]', async ({
  page,
}) => {
  await logInByPage(page, SUB_MANAGER);
  expect(await entries(page)).not.toContain('그룹');
  expect(await entries(page)).not.toContain('결제 관리');
  await expect(page.getByText(`중간 관리자 ${SUB_MANAGER}`)).toBeVisible();
  await page.goto(consoleUrl('/ko/management'));
  await expect(page.getByRole('link', { name: '접속 승인', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '사용자', exact: true })).toHaveCount(0);
  await page.goto(consoleUrl('/ko/management/managers'));
  await expect(page.getByText('404')).toBeVisible();
  await logOut(page);

  await logInByPage(page, USER);
  expect(await entries(page)).not.toContain('그룹');
  await page.goto(consoleUrl('/ko/management'));
  await expect(page).toHaveURL(consoleUrl('/ko/management/profile'));
  await expect(page.getByRole('link', { name: '접속 승인', exact: true })).toHaveCount(0);
  await page.goto(consoleUrl('/ko/management/managers'));
  await expect(page.getByText('404')).toBeVisible();
  await logOut(page);

  await logInByPage(page, BASIC);
  expect(await entries(page)).toEqual(['전체 장치', '그룹', '계정 관리', '다운로드', '결제 관리']);
  await page.goto(consoleUrl('/ko/management/managers'));
  await expect(page.getByRole('link', { name: '접속 승인', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('사용자');
});

test('the view changes, returns to all devices and is kept [A-FRAME-17] [A-FRAME-18] [A-FRAME-19] [A-PREFS-01] [A-PREFS-03] [B-ROUTE-13]', async ({
  page,
}) => {
  await logInByPage(page);
  await page.goto(consoleUrl('/ko/support/downloads'));
  await page.getByRole('button', { name: '간편 보기로 바꾸기' }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all\?view=card/);
  await expect(page.getByRole('grid')).toHaveCount(0);
  const kept = () => page.evaluate(() => [localStorage.getItem('icon_view'), localStorage.getItem('rememberMode')]);
  expect(await kept()).toEqual(['card', 'card']);
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(page.getByRole('button', { name: '일반 보기로 바꾸기' })).toBeVisible();
  await page.goto(consoleUrl('/ko/management/profile'));
  await page.getByRole('button', { name: '일반 보기로 바꾸기' }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all\?view=table/);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await kept()).toEqual(['table', 'table']);
});

test('help leads to the support, and a consultation is offered in the corner [A-FRAME-15] [A-FRAME-23] [A-FLAG-06]', async ({
  page,
}) => {
  await logInByPage(page);
  await page.getByRole('button', { name: '도움말' }).click();
  await expect(page.getByRole('menuitem', { name: '상담 채팅' })).toBeVisible();
  await page.getByRole('menuitem', { name: '고객 지원' }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/support/downloads'));
  await page.getByRole('button', { name: '상담 채팅' }).click();
  await expect(page.getByRole('dialog', { name: '상담이 필요하신가요?' })).toBeVisible();
});

test('the search reaches a device, a page and an action by the keyboard alone', async ({ page }) => {
  await logInByPage(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '장치·화면 찾기' })).toBeFocused();
  await page.keyboard.type('KIOSK');
  await expect(page.getByRole('option', { name: /KIOSK/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ko\/device\/all\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KIOSK');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('라이선스');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleUrl('/ko/management/license'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('로그아웃');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});

test('the tour comes at the first run, can be skipped, and stays away once it is not wanted [A-TUTORIAL-01] [A-TUTORIAL-03] [A-TUTORIAL-05] [A-TUTORIAL-06] [A-TUTORIAL-08]', async ({
  page,
}) => {
  await firstLogin(page, MANAGER);
  await expect(tour(page)).toBeVisible();
  await tour(page).getByRole('button', { name: '다음' }).click();
  await page.keyboard.press('Escape');
  await expect(tour(page)).toBeHidden();
  await logOut(page);

  await firstLogin(page, MANAGER);
  await tour(page).getByRole('checkbox', { name: '다시 보지 않기' }).check();
  await tour(page).getByRole('button', { name: '건너뛰기' }).click();
  await expect(tour(page)).toBeHidden();
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('tutorial_2.0'))).toBe('1');

  await firstLogin(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '공지' }).click();
  await expect(tour(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /님의 계정/ }).click();
  await page.getByRole('menuitem', { name: '둘러보기' }).click();
  await expect(tour(page)).toBeVisible();
});

test('the summary is asked every 12 seconds until the person logs out [A-POLL-01] [A-POLL-05] [B-POLL-01] [B-POLL-08]', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/devices/summary')) asked += 1;
  });
  await logInByPage(page);
  const before = asked;
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(before);
  await logOut(page);
  const after = asked;
  await page.waitForTimeout(13_000);
  expect(asked).toBe(after);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer holds the menu and the rest; there is no dashboard [A-FRAME-06] [A-FRAME-25]', async ({ page }) => {
    await logInByPage(page);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const drawer = page.getByRole('dialog', { name: '주 메뉴' });
    await expect(drawer.getByRole('link', { name: '계정 관리' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: '대시보드' })).toHaveCount(0);
    await drawer.getByRole('link', { name: '계정 관리' }).click();
    await expect(page).toHaveURL(consoleUrl('/ko/management/profile'));
    await expect(drawer).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await drawer.getByRole('button', { name: '로그아웃' }).click();
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
    await page.getByLabel('자동 로그인').check();
    await logInByPage(page);
    await page.goto(consoleUrl('/'));
    await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const drawer = page.getByRole('dialog', { name: '주 메뉴' });
    await expect(drawer.getByRole('link', { name: '다운로드' })).toHaveCount(0);
    await expect(drawer.getByRole('link', { name: '결제 관리' })).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: '상담 채팅' })).toHaveCount(0);
  });
});

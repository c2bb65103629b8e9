import { expect } from '@playwright/test';
import { consoleUrl, deviceRows, logIn } from './kit/person.ts';
import { server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

test('a visitor who opens a guarded page is led to login in the current language [A-ROUTE-07] [C-GUARD-01]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/en/login'));
  await page.goto(consoleUrl('/ko/device/all'));
  await expect(page).toHaveURL(/\/(ko|en)\/login$/);
});

test('a person who is logged in and opens login is sent to all devices [A-ROUTE-06] [C-ROUTE-09]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/login'));
  await expect(page).toHaveURL(consoleUrl('/ko/device/all'));
});

test('the entry of the device area leads to all devices and keeps the language [B-ROUTE-02]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ja/device'));
  await expect(page).toHaveURL(consoleUrl('/ja/device/all'));
});

test('an unknown path shows the error page with 404 and a way back [A-ROUTE-27] [A-ROUTE-29] [C-ROUTE-52] [C-ROUTE-53]', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/no-such-page'));
  await expect(page.getByText('404')).toBeVisible();
  await page
    .getByRole('link')
    .or(page.getByRole('button'))
    .filter({ hasText: new RegExp(`${label('frame', 'errorBack')}|${label('frame', 'errorHome')}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
});

test('the error page shows the code of its address [A-ROUTE-16] [C-ROUTE-51]', async ({ page }) => {
  await page.goto(consoleUrl('/ko/error/418'));
  await expect(page.getByText('418')).toBeVisible();
});

test('a device that does not exist shows the error page with 404 [B-ROUTE-14]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/device/all/2000000000'));
  await expect(page.getByText('404')).toBeVisible();
});

test('the device list is usable with the keyboard alone', async ({ page }) => {
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  const skip = page.getByRole('link', { name: label('frame', 'skipToContent') });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ko\/device\/\d+|\/ko\/device\/favorite/);
});

test('the page is served with a policy that allows no inline script or style, and breaks nothing', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const answer = await page.goto(consoleUrl('/ko/login'));
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  expect(problems).toEqual([]);
});

test('a call without a token is refused with 401 [A-API-19] [B-API-12]', async () => {
  const { response } = await server.GET('/devices');
  expect(response.status).toBe(401);
});

test('an id of another company answers 404', async () => {
  const foreign = await server.GET('/devices', {
    headers: { token: await tokenOf('basic@demo.example') },
    params: { query: { limit: 1 } },
  });
  const { response } = await server.GET('/devices/{devicePk}', {
    headers: { token: await tokenOf() },
    params: { path: { devicePk: foreign.data?.objects[0]?.pk ?? 0 } },
  });
  expect(response.status).toBe(404);
});

test('PCs, smart devices and IoT equipment are in one list, distinguished by their icon [A-SCOPE-01]', async ({
  page,
}) => {
  await logIn(page);
  for (const [code, system] of [
    [1, 'Windows'],
    [4, 'Android'],
    [2, 'Linux'],
  ] as const) {
    await page.goto(consoleUrl(`/ko/device/all?view=card&os=${code}`));
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('img', { name: system })).toBeVisible();
  }
});

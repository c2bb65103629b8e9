import { expect, test, type Page } from '@playwright/test';
import { consoleUrl, logInByPage, USER } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { label, labelPattern } from './kit/texts.ts';

/** The rows of the table of the page, without the head. */
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** What an agent warns of. */
const ALERTS = [
  label('history', 'cpuUsage'),
  label('history', 'memoryUsage'),
  label('history', 'diskUsage'),
  label('history', 'cpuTemperature'),
  label('history', 'diskTemperature'),
  label('history', 'fanSpeed'),
  label('history', 'disconnected'),
];

/** Opens a page of statistics and waits for its first row. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(consoleUrl(`/ko/statistics/${path}`));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('statistics open with who used remote control most, then lead to counts and logs [C-ROUTE-21] [C-ROUTE-22] [C-ROUTE-23] [C-ROUTE-24] [C-STATS-01] [C-STATS-02] [C-STATS-05] [A-SCOPE-16]', async ({
  page,
}) => {
  await logInByPage(page);
  await page.goto(consoleUrl('/ko/statistics'));
  await expect(page).toHaveURL(consoleUrl('/ko/statistics/rate/summary'));
  for (const name of [label('history', 'remoteByUser'), label('history', 'remoteByDevice')]) {
    await expect(page.getByRole('grid', { name }).getByRole('gridcell').first()).toBeVisible();
  }
  await open(page, 'rate/remote', label('frame', 'pageRemoteCounts'));
  await expect(page.getByRole('figure').getByRole('img')).toHaveCount(12);
  await page.getByRole('button', { name: label('history', 'byDay') }).click();
  await page.getByRole('combobox', { name: label('history', 'month'), exact: true }).selectOption('2');
  await expect(page).toHaveURL(/type=day.*month=2/);
  await expect(page.getByRole('figure').getByRole('img')).toHaveCount(
    new Date(Number(dayInSeoul(0).slice(0, 4)), 2, 0).getDate(),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: label('history', 'byDay') })).toHaveAttribute('aria-pressed', 'true');
  await open(page, 'rate/warning', label('frame', 'pageAlertCounts'));
});

test('every log lists what happened, the newest first [C-ROUTE-25] [C-ROUTE-26] [C-ROUTE-27] [C-ROUTE-28] [C-HISTORY-08] [C-HISTORY-11] [C-HISTORY-15] [C-HISTORY-17] [C-HISTORY-30] [A-SCOPE-07]', async ({
  page,
}) => {
  await logInByPage(page);
  await open(page, 'log/remote', label('frame', 'pageRemoteLog'));
  const times = await rows(page).locator('[data-field="start_time"]').allTextContents();
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
  await open(page, 'log/transfer', label('frame', 'pageTransferLog'));
  await open(page, 'log/access', label('frame', 'pageAccessLog'));
  await expect(rows(page).first()).toContainText('manager@demo.example');
  await open(page, 'log/warning', label('frame', 'pageAlertLog'));
  await expect(rows(page).first()).toContainText(new RegExp(ALERTS.join('|')));
});

test('a log is narrowed in its address, and its Excel file is fetched [C-HISTORY-26]', async ({ page }) => {
  await logInByPage(page);
  await open(page, 'log/access', label('frame', 'pageAccessLog'));
  await page
    .getByRole('textbox', { name: label('common', 'searchFor', { key: label('history', 'user') }) })
    .fill('manager@');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/value=manager/);
  await expect(rows(page).filter({ hasNotText: 'manager@' })).toHaveCount(0);
  await page.getByRole('button', { name: label('common', 'exportToExcel') }).click();
  const link = page.getByRole('link', { name: labelPattern('common', 'downloadFile') });
  await expect(link).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a device that is deleted appears among the deleted devices [C-ROUTE-29] [C-HISTORY-19] [C-AUDIT-18] [A-SCOPE-17]', async ({
  page,
}) => {
  const device = await playDevice('deleted');
  const { error } = await server.DELETE('/devices/{devicePk}', {
    headers: { token: await tokenOf() },
    params: { path: { devicePk: device.pk } },
  });
  expect(error).toBeUndefined();
  await logInByPage(page);
  await open(page, 'log/delete', label('frame', 'pageDeletedDevices'));
  await expect(rows(page).first()).toContainText(device.name);
  await expect(rows(page).first()).toContainText('manager@demo.example');
});

test('statistics need a Corporate license, and the right to view reports [A-DIALOG-06]', async ({ page, browser }) => {
  await logInByPage(page, 'basic@demo.example');
  await page.goto(consoleUrl('/ko/statistics/rate/summary'));
  await expect(page.getByText('404')).toBeVisible();
  const other = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await logInByPage(other, USER);
  await other.goto(consoleUrl('/ko/statistics/log/remote'));
  await expect(other.getByText(label('history', 'forbidden'))).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
  await other.context().close();
});

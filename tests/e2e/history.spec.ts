import { expect, type Page } from '@playwright/test';
import { enter } from './kit/enter.ts';
import { leavePage } from './kit/keptPages.ts';
import { anotherPage, consoleUrl, USER } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { makeMember } from './kit/members.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** The rows of the page's table, without the header. */
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** The warnings of an agent. */
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

/** Reads the column headings of the page's table. */
async function expectColumns(page: Page, columns: readonly string[]): Promise<void> {
  await expect(page.getByRole('grid').first().getByRole('columnheader')).toHaveText([...columns]);
}

test('statistics open with the ten who used remote control most, by user and by device [C-ROUTE-21] [C-ROUTE-22] [C-STATS-01] [C-STATS-02]', async ({
  page,
}) => {
  await enter(page);
  await page.goto(consoleUrl('/ko/statistics'));
  await expect(page).toHaveURL(consoleUrl('/ko/statistics/rate/summary'));
  for (const name of [label('history', 'remoteByUser'), label('history', 'remoteByDevice')]) {
    const ranking = page
      .getByRole('grid', { name })
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') });
    await expect(ranking.first()).toBeVisible();
    expect(await ranking.count()).toBeLessThanOrEqual(10);
  }
});

test('connections and alerts are counted by month and by day, in the address [C-ROUTE-23] [C-ROUTE-24] [C-STATS-05] [A-SCOPE-16]', async ({
  page,
}) => {
  await enter(page);
  await open(page, 'rate/remote', label('frame', 'pageRemoteCounts'));
  // One bar per month, navigable with the arrow keys.
  const chart = page.getByRole('slider', { name: label('history', 'remoteChart') });
  await expect(chart).toHaveAttribute('aria-valuemax', '11');
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuenow', '11');
  await page.getByRole('button', { name: label('history', 'byDay') }).click();
  await page.getByRole('combobox', { name: label('history', 'month'), exact: true }).selectOption('2');
  await expect(page).toHaveURL(/type=day.*month=2/);
  await expect(rows(page)).toHaveCount(new Date(Number(dayInSeoul(0).slice(0, 4)), 2, 0).getDate());
  await page.reload();
  await expect(page.getByRole('button', { name: label('history', 'byDay') })).toHaveAttribute('aria-pressed', 'true');
  await open(page, 'rate/warning', label('frame', 'pageAlertCounts'));
});

test('the log of remote control has its columns and lists the newest first [C-ROUTE-25] [C-HISTORY-08] [C-HISTORY-30]', async ({
  page,
}) => {
  await enter(page);
  await open(page, 'log/remote', label('frame', 'pageRemoteLog'));
  await expectColumns(page, [
    label('history', 'device'),
    label('history', 'user'),
    label('history', 'system'),
    label('history', 'deviceAddress'),
    label('history', 'viewerAddress'),
    label('history', 'startTime'),
    label('history', 'endTime'),
    label('history', 'security'),
  ]);
  const times = await rows(page).locator('[data-field="start_time"]').allTextContents();
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the log of file transfers has its columns [C-ROUTE-28] [C-HISTORY-11]', async ({ page }) => {
  await enter(page);
  await open(page, 'log/transfer', label('frame', 'pageTransferLog'));
  await expectColumns(page, [
    label('history', 'fileName'),
    label('history', 'direction'),
    label('history', 'fileSize'),
    label('history', 'user'),
    label('history', 'device'),
    label('history', 'system'),
    label('history', 'startTime'),
    label('history', 'endTime'),
  ]);
});

test('the log of logins has its columns and names who logged in [C-ROUTE-27] [C-HISTORY-17]', async ({ page }) => {
  await enter(page);
  await open(page, 'log/access', label('frame', 'pageAccessLog'));
  await expectColumns(page, [
    label('history', 'user'),
    label('history', 'loginTime'),
    label('history', 'publicAddress'),
    label('history', 'innerAddress'),
    label('history', 'browser'),
    label('history', 'loginFrom'),
    label('history', 'outcome'),
  ]);
  await expect(rows(page).first()).toContainText('@demo.example');
});

test('a user who may view reports sees the alerts of devices [C-ROUTE-26] [C-HISTORY-15] [A-SCOPE-07]', async ({
  page,
}) => {
  const { data } = await server.GET('/groups', { headers: { token: await tokenOf() } });
  // Groups above were created before it, and come first.
  const groups = (data?.objects ?? []).filter(({ group_fk }) => group_fk !== null).map(({ pk }) => pk);
  const user = await makeMember('alerts', { rights: [{ auth_val: '1,8' }], groups: groups.toSorted((a, b) => a - b) });
  await enter(page, user.id);
  await open(page, 'log/warning', label('frame', 'pageAlertLog'));
  await expectColumns(page, [
    label('history', 'device'),
    label('history', 'generated'),
    label('history', 'system'),
    label('history', 'alert'),
    label('history', 'alertValue'),
  ]);
  await expect(rows(page).first()).toContainText(new RegExp(ALERTS.join('|')));
});

test('a log is narrowed in its address, and its Excel file is fetched [C-HISTORY-26]', async ({ page }) => {
  await enter(page);
  await open(page, 'log/access', label('frame', 'pageAccessLog'));
  await page
    .getByRole('textbox', { name: label('common', 'searchFor', { key: label('history', 'user') }) })
    .fill('manager@');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/value=manager/);
  await expect(rows(page).filter({ hasNotText: 'manager@' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label('common', 'exportToExcel') }).click();
  const file = await saved;
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
  await enter(page);
  await open(page, 'log/delete', label('frame', 'pageDeletedDevices'));
  await expect(rows(page).first()).toContainText(device.name);
  await expect(rows(page).first()).toContainText('manager@demo.example');
});

test('statistics need a Corporate license, and the right to view reports [A-DIALOG-06]', async ({ page, browser }) => {
  await enter(page, 'basic@demo.example');
  await page.goto(consoleUrl('/ko/statistics/rate/summary'));
  await expect(page.getByText('404')).toBeVisible();
  const other = await anotherPage(browser);
  await enter(other, USER);
  await other.goto(consoleUrl('/ko/statistics/log/remote'));
  await expect(other.getByText(label('history', 'forbidden'))).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
  await leavePage(other);
});

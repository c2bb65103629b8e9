import { expect, type Page } from '@playwright/test';
import { FLEET_FILTERS, type FleetNumber } from '@remote-console/domain';
import { test } from './kit/agentTest.ts';
import { askThroughApi, approvalOf, deviceOfUser } from './kit/approvals.ts';
import { foundFleetCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, deviceRows, MANAGER } from './kit/person.ts';
import { reachComputer, sessionPath, terminalText } from './kit/remote.ts';
import { playDevice, server } from './kit/server.ts';
import { label } from './kit/texts.ts';

const OVERVIEW = '/ko/statistics/overview';
const PROMPT = /[$#]/;

/** The numbers whose tiles always link to their lists; the smaller ones below appear when they count anything. */
const TILES = {
  online: 'online',
  offline: 'offline',
  alerting: 'alerting',
  overLimit: 'overLimit',
  outdated: 'outdated',
} as const satisfies Partial<Record<FleetNumber, string>>;

const tile = (page: Page, number: keyof typeof TILES, count: number) =>
  page.getByRole('link', { name: label('overview', 'figure', { name: label('overview', TILES[number]), count }) });

test('each number of the overview leads to the list of exactly these devices', async ({ page }) => {
  const company = await foundFleetCompany('overview');
  const enrolment = company.enrolment;
  const away = await playDevice('away', { enrolment });
  await playDevice('here', { enrolment });
  await playDevice('old', { enrolment, version: '1.0.0' });
  await away.leave();
  const { data } = await server.GET('/overview', { headers: { token: company.token } });
  const fleet = data?.objects[0];
  expect(fleet).toMatchObject({ total: 3, online: 2, offline: 1, absent: 0, alerting: 0, over_limit: 0 });
  const counts = { online: 2, offline: 1, alerting: 0, overLimit: 0, outdated: fleet?.outdated ?? -1 };
  expect(counts.outdated).toBeGreaterThan(0);

  for (const number of Object.keys(TILES) as (keyof typeof TILES)[]) {
    await openAs(page, company.manager, OVERVIEW);
    await tile(page, number, counts[number]).click();
    await expect(page).toHaveURL(consoleUrl(`/ko/device/all?${new URLSearchParams(FLEET_FILTERS[number])}`));
    await expect(deviceRows(page)).toHaveCount(counts[number]);
  }
});

test('the numbers follow the fleet while the page is open', async ({ page }) => {
  const company = await foundFleetCompany('follows');
  const device = await playDevice('leaves', { enrolment: company.enrolment });
  await openAs(page, company.manager, OVERVIEW);
  await expect(tile(page, 'online', 1)).toBeVisible();
  await device.leave();
  await expect(tile(page, 'offline', 1)).toBeVisible();
  await expect(tile(page, 'online', 0)).toBeVisible();
});

test('a request that comes while the overview is open is approved in place, and opens the device', async ({ page }) => {
  await openAs(page, MANAGER, OVERVIEW);
  await expect(page.getByRole('heading', { name: label('approvals', 'waitingForYou') })).toBeVisible();
  const device = await deviceOfUser('overview');
  await askThroughApi(device);
  const approve = label('approvals', 'actionOf', { device: device.name, action: label('approvals', 'approve') });
  await page.getByRole('button', { name: approve }).click();
  await expect(page.getByText(label('messages', 'approval-success'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: approve })).toHaveCount(0);
  expect(await approvalOf(device.pk)).toBe(1);
});

test('a session of somebody else is ended in place', async ({ page, place, browser }) => {
  const { company, pk, name } = await reachComputer(place, 'ended', ['--fleet', '1']);
  const user = await makeMember('works', {
    rights: [{ auth_remotecontrol: 1 }],
    groups: [company.defaultGroup],
    managerToken: company.token,
  });
  await openAs(page, user.id, sessionPath(pk, 'terminal'));
  await expect(terminalText(page, name)).toContainText(PROMPT);

  const desk = await anotherPage(browser);
  await openAs(desk, company.manager, OVERVIEW);
  await desk.getByRole('button', { name: label('remote', 'endOf', { person: user.name, device: name }) }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: label('remote', 'endSession') })
    .click();
  await expect(page.getByText(label('remote', 'end_ended_by_person', { by: 'ended' }))).toBeVisible();
  await expect(desk.getByText(label('remote', 'noneRunning'))).toBeVisible();
});

test('who may open one group sees its numbers, and neither statistics nor licenses', async ({ page }) => {
  const company = await foundFleetCompany('few');
  await playDevice('hidden', { enrolment: company.enrolment });
  const user = await makeMember('few', { managerToken: company.token });
  await openAs(page, user.id, OVERVIEW);
  await expect(page.getByText(label('overview', 'noDevices'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([label('remote', 'inProgress')]);
});

test('days are chosen in the address, and the chart is there as a table too', async ({ page }) => {
  await openAs(page, MANAGER, `${OVERVIEW}?days=7`);
  await expect(page.getByText(label('overview', 'lastDays', { count: 7 }), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: label('overview', 'daysShort', { count: 90 }) }).click();
  await expect(page).toHaveURL(consoleUrl(`${OVERVIEW}?days=90`));
  await expect(page.getByText(label('overview', 'lastDays', { count: 90 }), { exact: true })).toBeVisible();
  const use = page.getByRole('region', { name: label('overview', 'dailyUse') });
  await use.getByRole('button', { name: label('common', 'chartAsTable') }).click();
  // One row per day, the names above them and the totals below.
  await expect(use.getByRole('row')).toHaveCount(92);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu has an entry for the overview, which fits', async ({ page }) => {
    await openAs(page, MANAGER);
    await page.getByRole('button', { name: label('frame', 'openMenu') }).click();
    await page.getByRole('link', { name: label('frame', 'pageOverview') }).click();
    await expect(page).toHaveURL(consoleUrl(OVERVIEW));
    await expect(page.getByRole('slider', { name: label('overview', 'dailyUseOf', { count: 30 }) })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

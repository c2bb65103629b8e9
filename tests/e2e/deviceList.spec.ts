import { expect, type Page } from '@playwright/test';
import { foundFleetCompany } from './kit/company.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember, managersToken } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, deviceRow, deviceRows, MANAGER } from './kit/person.ts';
import { playDevice, server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

/** The lists of devices that a page fetches from now on. */
function listsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/devices\?/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

test('the view switch offers card, table and live and marks the one in use [B-LIST-04]', async ({ page }) => {
  await openAs(page);
  const choice = (key: 'viewCard' | 'viewTable') => page.getByRole('button', { name: label('devices', key) });
  const live = page.getByRole('button', { name: label('deviceCommands', 'viewLive') });
  const choices = [choice('viewCard'), choice('viewTable'), live] as const;
  const inUse = async () => Promise.all(choices.map((one) => one.getAttribute('aria-pressed')));
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await inUse()).toEqual(['false', 'true', 'false']);
  await choice('viewCard').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(await inUse()).toEqual(['true', 'false', 'false']);
  await live.click();
  await expect(page).toHaveURL(/view=live/);
  expect(await inUse()).toEqual(['false', 'false', 'true']);
});

test('the select-all control selects every device of the page, and a second press clears them [B-LIST-24]', async ({
  page,
}) => {
  await openAs(page);
  await expect(deviceRows(page)).toHaveCount(24);
  const all = page.getByRole('checkbox', { name: label('devices', 'selectAllOnPage') });
  const boxes = deviceRows(page).getByRole('checkbox');
  await all.click();
  await expect(page.getByText(label('deviceCommands', 'selectedOnPage', { count: 24 }), { exact: true })).toBeVisible();
  expect(
    await boxes.evaluateAll((inputs) => inputs.filter((input) => (input as HTMLInputElement).checked).length),
  ).toBe(24);
  await all.click();
  await expect(page.getByText(label('deviceCommands', 'nothingSelected'), { exact: true })).toBeVisible();
  expect(
    await boxes.evaluateAll((inputs) => inputs.filter((input) => (input as HTMLInputElement).checked).length),
  ).toBe(0);
});

test('the bar counts devices in use and the limit, of the account for all and of its own for a group [B-NAV-01]', async ({
  page,
}) => {
  const company = await foundFleetCompany('usage');
  for (const name of ['one', 'two']) await playDevice(name, company);
  await openAs(page, company.manager);
  await expect(page.getByText('5대 중 2대 사용', { exact: true })).toBeVisible();

  const groupPk = await makeGroup(`usage-${crypto.randomUUID().slice(0, 6)}`);
  await moveInto(await playDevice('usage'), groupPk);
  const { error } = await server.PUT('/groups/{groupPk}', {
    headers: { token: await managersToken() },
    params: { path: { groupPk } },
    body: { dev_limit: 3 },
  });
  expect(error).toBeUndefined();
  await openAs(page, MANAGER, `/ko/device/${groupPk}`);
  await expect(page.getByText('3대 중 1대 사용', { exact: true })).toBeVisible();
});

for (const { system, tab, userAgent, row } of [
  {
    system: 'Windows',
    tab: 'Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    row: '[B-NAV-08]',
  },
  {
    system: 'Mac',
    tab: 'macOS',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    row: '[B-NAV-09]',
  },
]) {
  test(`the bar leads to the agent installer for ${system} ${row}`, async ({ browser }) => {
    const page = await anotherPage(browser, { userAgent });
    await openAs(page, MANAGER);
    const link = page.getByRole('link', { name: label('deviceCommands', 'installFor', { system }), exact: true });
    await expect(link).toHaveAttribute('href', '/ko/support/downloads');
    await link.click();
    const dialog = page.getByRole('dialog', { name: label('downloads', 'addTitle') });
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', { name: label('downloads', 'addFile') }).click();
    await expect(page.getByRole('dialog', { name: label('downloads', 'installerTitle') })).toBeVisible();
    await leavePage(page);
  });
}

test('a recent list is shown from this browser before it is fetched, and refresh fetches it from the server [B-CACHE-01] [B-CACHE-05] [B-LIST-20]', async ({
  page,
}) => {
  const company = await foundFleetCompany('cache');
  const device = await playDevice('cache', company);
  await openAs(page, company.manager);
  await expect(deviceRow(page, device.name)).toBeVisible();
  await page.addInitScript((name) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.innerText.includes(name)) return;
      observer.disconnect();
      Reflect.set(globalThis, 'drawnAt', performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }, device.name);
  // The events of a new device make the stored list outdated; after they were handled, it is shown as it is.
  await expect(async () => {
    await page.reload();
    await expect(deviceRow(page, device.name)).toBeVisible();
    const fetchedBefore = await page.evaluate(() => {
      const drawnAt = Number(Reflect.get(globalThis, 'drawnAt'));
      const lists = performance.getEntriesByType('resource').filter(({ name }) => /\/devices\?/.test(name));
      return { isDrawn: drawnAt > 0, lists: lists.filter(({ startTime }) => startTime < drawnAt).length };
    });
    expect(fetchedBefore).toEqual({ isDrawn: true, lists: 0 });
  }).toPass({ timeout: 60_000 });
  const fetched = listsFetched(page);
  const answered = page.waitForResponse((response) => /\/devices\?/.test(response.url()));
  await page.getByRole('button', { name: label('devices', 'refreshList') }).click();
  // The second where nothing changed since the page was read.
  expect([200, 304]).toContain((await answered).status());
  expect(fetched.length).toBeGreaterThan(0);
});

test('who signs in after somebody else on the same browser is never shown the list kept for them [B-CACHE-07]', async ({
  page,
}) => {
  const company = await foundFleetCompany('kept');
  const device = await playDevice('kept', company);
  const stranger = await makeMember('kept', { managerToken: company.token });
  await openAs(page, company.manager);
  await expect(deviceRow(page, device.name)).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain(device.name);
  // The list must not appear even for a moment: everything that is ever rendered is watched.
  await page.addInitScript((name) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(name)) Reflect.set(globalThis, 'leaked', true);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, device.name);
  await openAs(page, stranger.id);
  await expect(page.getByText(label('devices', 'emptyTitle'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'leaked') === true)).toBe(false);
});

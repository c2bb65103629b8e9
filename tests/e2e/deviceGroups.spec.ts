import { expect } from '@playwright/test';
import { line, mark } from './kit/groupPages.ts';
import { groupNamed, makeGroup, moveInto } from './kit/groups.ts';
import { anotherPage, consoleUrl, deviceRow, deviceRows, logIn, MANAGER, search, USER } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

test('a group of the tree opens the devices of that group [B-TREE-01] [B-TREE-06] [B-ROUTE-06]', async ({ page }) => {
  await logIn(page);
  const group = await groupNamed(DEMO.lobby);
  await page.getByRole('textbox', { name: label('groups', 'searchGroup') }).fill(DEMO.lobby);
  await page
    .getByRole('treeitem', { name: new RegExp(`^${DEMO.lobby}`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/ko/device/${group?.pk}`));
  await expect(deviceRows(page)).toHaveCount(Math.min(24, group?.device_count ?? 0));
});

test('a group whose devices are in its subgroups says so, includes them, and goes on doing that', async ({
  page,
  context,
}) => {
  const name = `e2e-${mark()}`;
  const parent = await makeGroup(name);
  const below = await makeGroup(`${name}-a`, await makeGroup(`${name}-b`, parent));
  const devices = [await playDevice('below'), await playDevice('below')];
  for (const device of devices) await moveInto(device, below);
  await logIn(page, MANAGER, `/ko/device/${parent}`);
  await expect(page.getByText(label('devices', 'emptyGroupBelowHint', { count: 2 }))).toBeVisible();
  await expect(line(page, name).first()).toHaveAccessibleName(`${name} 0`);

  await page.getByRole('button', { name: label('devices', 'includeSubgroups') }).click();
  await expect(page).toHaveURL(new RegExp(`/ko/device/${parent}\\?subgroups=1$`));
  for (const device of devices) await expect(deviceRow(page, device.name)).toBeVisible();
  // The tree has the same words for screen reader users.
  const head = page.getByText(label('devices', 'usageUnlimited', { count: 2 }), { exact: true });
  await expect(head.filter({ visible: true })).toBeVisible();
  await expect(line(page, name).first()).toHaveAccessibleName(`${name} 2`);

  // When the address does not specify it, the list is as the person last had it.
  const again = await context.newPage();
  await again.goto(consoleUrl(`/ko/device/${parent}`));
  await expect(deviceRow(again, devices[0]?.name ?? '')).toBeVisible();
  const toggle = again.getByRole('switch', { name: label('devices', 'includeSubgroups') });
  await toggle.press('Space');
  await expect(again).toHaveURL(new RegExp(`/ko/device/${parent}\\?subgroups=0$`));
  await expect(again.getByText(label('devices', 'emptyGroupTitle'))).toBeVisible();
});

test('the tree opens the favourites, and every device the person may see [B-TREE-04] [B-TREE-05] [B-ROUTE-04]', async ({
  page,
}) => {
  await logIn(page, USER);
  await page.getByRole('treeitem', { name: new RegExp(`^${label('devices', 'favourites')}`) }).click();
  await expect(page).toHaveURL(/\/ko\/device\/favorite/);
  await page.getByRole('treeitem', { name: new RegExp(`^${label('groups', 'all')}`) }).click();
  await expect(page).toHaveURL(/\/ko\/device\/all/);
  const { data } = await server.GET('/devices', {
    headers: { token: await tokenOf(USER) },
    params: { query: { limit: 1 } },
  });
  const count = data?.meta.total_count ?? 0;
  await expect(page.getByText(labelPattern('common', 'rangeOfTotal', { count, from: 1 }))).toBeVisible();
});

test('a star marks a favourite of this person alone, at once [B-FAV-06] [B-FAV-07] [B-ROUTE-05]', async ({
  page,
  browser,
}) => {
  const { name } = await playDevice('star');
  await logIn(page);
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: new RegExp(label('devices', 'favouriteOf', { name })) })
    .click();
  await expect(
    deviceRow(page, name).getByRole('button', { name: new RegExp(label('devices', 'favouriteOf', { name })) }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.goto(consoleUrl('/ko/device/favorite'));
  await expect(deviceRow(page, name)).toBeVisible();
  const other = await anotherPage(browser);
  await logIn(other, 'submanager@demo.example');
  await other.goto(consoleUrl('/ko/device/favorite'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(deviceRow(other, name)).toHaveCount(0);
});

test('a device is moved to another group, and the counts of the tree follow', async ({ page }) => {
  const { name } = await playDevice('move');
  await logIn(page);
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name }) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionMove') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('treeitem', { name: new RegExp(DEMO.lobby) })
    .first()
    .click();
  await dialog.getByRole('button', { name: label('groups', 'move') }).click();
  await expect(dialog).toBeHidden();
  await expect(deviceRow(page, name)).toContainText(DEMO.lobby);
  await page.getByRole('button', { name: label('groups', 'undo') }).click();
  await expect(deviceRow(page, name)).not.toContainText(DEMO.lobby);
});

test('a user sees the devices of their own groups only [B-ROLE-04] [B-TREE-08]', async ({ page }) => {
  const [all, own] = await Promise.all(
    [MANAGER, USER].map(async (id) => {
      const { data } = await server.GET('/devices', {
        headers: { token: await tokenOf(id) },
        params: { query: { limit: 1 } },
      });
      return data?.meta.total_count ?? 0;
    }),
  );
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all ?? 0);
  await logIn(page, USER);
  await expect(page.getByText(labelPattern('common', 'rangeOfTotal', { count: own ?? 0, from: 1 }))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(` ${label('users', 'settings')}$`) })).toHaveCount(0);
});

test('a device of a group without access says so instead of showing the device [B-ROUTE-15]', async ({ page }) => {
  const [everything, mine] = await Promise.all(
    [MANAGER, USER].map(async (id) => {
      const query = { limit: 100, offset: 0, by: 'device_group_name' as const, order: 'desc' as const };
      const { data } = await server.GET('/devices', { params: { query }, headers: { token: await tokenOf(id) } });
      return data?.objects ?? [];
    }),
  );
  const groups = new Set(mine?.map((device) => device.device_group_fk));
  const closed = everything?.find((device) => !groups.has(device.device_group_fk));
  await logIn(page, USER);
  await page.goto(consoleUrl(`/ko/device/all/${closed?.pk}`));
  await expect(page.getByText(label('messages', 'no_group_access'), { exact: false })).toBeVisible();
  await expect(page.getByText(closed?.alias ?? 'nothing')).toHaveCount(0);
});

test('a group without access says so [B-ROLE-05]', async ({ page }) => {
  const [everything, mine] = await Promise.all(
    [MANAGER, USER].map(async (id) => {
      const { data } = await server.GET('/groups', { headers: { token: await tokenOf(id) } });
      return data?.objects ?? [];
    }),
  );
  const closed = everything?.find(({ pk, group_fk }) => group_fk !== null && !mine?.some((group) => group.pk === pk));
  await logIn(page, USER);
  await page.goto(consoleUrl(`/ko/device/${closed?.pk}`));
  await expect(page.getByText(label('messages', 'no_group_access'), { exact: false })).toBeVisible();
});

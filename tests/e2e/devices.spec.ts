import { hostname } from 'node:os';
import { expect } from '@playwright/test';
import { useTestClock } from './kit/clock.ts';
import { groupNamed } from './kit/groups.ts';
import {
  anotherPage,
  consoleUrl,
  deviceRow,
  deviceRows,
  logIn,
  logInByPage,
  logOut,
  MANAGER,
  search,
  USER,
} from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label, labelPattern } from './kit/texts.ts';

const thisComputer = hostname().slice(0, 30);

test('the first device is this computer, online, with a CPU figure that changes', async ({ page }) => {
  test.setTimeout(60_000);
  await logIn(page);
  await expect(deviceRows(page).first()).toContainText(thisComputer);
  await expect(deviceRows(page).first()).toContainText(label('common', 'online'));
  const token = await tokenOf();
  const { data } = await server.GET('/devices', { headers: { token }, params: { query: { limit: 1 } } });
  const device = data?.objects[0];
  expect(device?.simulated).toBe(false);
  const figures = new Set<number>();
  await expect
    .poll(
      async () => {
        const { data: now } = await server.GET('/devices/{devicePk}', {
          headers: { token },
          params: { path: { devicePk: device?.pk ?? 0 } },
        });
        figures.add(now?.objects[0]?.cpu_usage ?? -1);
        return figures.size;
      },
      { timeout: 40_000, intervals: [1000] },
    )
    .toBeGreaterThan(1);
});

test('the table has its columns in the order of the specification [B-TABLE-01] [B-TABLE-03] [B-TABLE-04] [B-TABLE-05]', async ({
  page,
}) => {
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  const heads = await page.getByRole('columnheader').allTextContents();
  const names = heads.map((name) => name.trim()).filter((name) => name !== '');
  expect(
    names.filter((name) =>
      [
        label('devices', 'filterState'),
        label('devices', 'columnName'),
        label('devices', 'columnMemo'),
        label('devices', 'columnLastConnected'),
        label('devices', 'columnGroup'),
      ].includes(name),
    ),
  ).toEqual([
    label('devices', 'filterState'),
    label('devices', 'columnName'),
    label('devices', 'columnMemo'),
    label('devices', 'columnLastConnected'),
    label('devices', 'columnGroup'),
  ]);
});

test('24 devices a page, and the pages follow each other without overlap [B-LIST-10] [B-LIST-13]', async ({ page }) => {
  await logIn(page);
  await expect(deviceRows(page)).toHaveCount(24);
  const first = await deviceRows(page).allTextContents();
  await page.getByRole('button', { name: label('common', 'nextPage') }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await deviceRows(page).allTextContents())[0]).not.toBe(first[0]);
  const second = await deviceRows(page).allTextContents();
  expect(second.filter((row) => first.includes(row))).toEqual([]);
  await page.goBack();
  await expect.poll(async () => (await deviceRows(page).allTextContents())[0]).toContain(thisComputer);
});

test('page sizes are 12, 24 and 36, and another size goes to page 1 [B-LIST-11] [B-LIST-14]', async ({ page }) => {
  await logIn(page);
  await page.goto(consoleUrl('/ko/device/all?page=3'));
  const sizes = page.getByRole('combobox', { name: label('common', 'pageSize') });
  await expect(sizes.getByRole('option')).toHaveText([
    label('common', 'perPage', { count: 12 }),
    label('common', 'perPage', { count: 24 }),
    label('common', 'perPage', { count: 36 }),
  ]);
  await sizes.selectOption({ label: label('common', 'perPage', { count: 12 }) });
  await expect(deviceRows(page)).toHaveCount(12);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/size=12/);
});

test('a press on a column head orders the list on the server and in the address [B-LIST-22]', async ({ page }) => {
  await logIn(page);
  const asked = page.waitForRequest((request) => /\/devices\?.*by=memo/.test(request.url()));
  await page.getByRole('columnheader', { name: label('devices', 'columnMemo') }).click();
  expect((await asked).url()).toContain('order=');
  await expect(page).toHaveURL(/memo/);
});

test('a search narrows the list, is sent only when it is not empty, and starts at page 1 [B-LIST-15] [B-LIST-16]', async ({
  page,
}) => {
  const { name } = await playDevice('search');
  await logIn(page);
  await page.goto(consoleUrl('/ko/device/all?page=2'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/devices\?/.test(request.url())) requests.push(request.url());
  });
  await search(page, name);
  await expect(deviceRows(page)).toHaveCount(1);
  await expect(deviceRows(page)).toContainText(name);
  await expect(page).not.toHaveURL(/page=/);
  expect(requests.at(-1)).toContain(`search_value=${encodeURIComponent(name)}`);
  await search(page, '');
  await expect(deviceRows(page)).toHaveCount(24);
  expect(requests.filter((url) => /search_value=(&|$)/.test(url))).toEqual([]);
});

test('a search without a match says so instead of showing an empty table', async ({ page }) => {
  await logIn(page);
  await search(page, 'no-such-device');
  await expect(page.getByText(label('devices', 'noMatchTitle'))).toBeVisible();
  await page
    .getByRole('button', { name: label('devices', 'clearSearch') })
    .last()
    .click();
  await expect(deviceRows(page)).toHaveCount(24);
});

test('the cards stay chosen across a reload, and across a logout and a login [B-LIST-05] [B-LIST-12] [B-CARD-07]', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('tree')).toBeVisible();
  await page.getByRole('button', { name: label('accounts', 'viewCard') }).click();
  const cards = page.getByRole('article');
  const expectCards = async () => {
    await expect(cards.first()).toContainText(thisComputer);
    await expect(cards).toHaveCount(12);
    await expect(page.getByRole('tree')).toHaveCount(0);
  };
  await expectCards();
  await page.reload();
  await expectCards();
  await logOut(page);
  await logInByPage(page);
  await expectCards();
});

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
  test.setTimeout(60_000);
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

test('a device is renamed from its menu, and the new name shows at once, in dialogs and detail too [B-CACHE-06] [B-EDIT-22]', async ({
  page,
}) => {
  const { name } = await playDevice('rename');
  await logIn(page);
  await search(page, name);
  await deviceRow(page, name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name }) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionRename') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: label('devices', 'actionRename') }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').fill(`${name}-new`);
  await dialog.getByRole('button', { name: label('devices', 'actionRename') }).click();
  await expect(dialog).toBeHidden();
  await expect(deviceRow(page, `${name}-new`)).toBeVisible();
  await deviceRow(page, `${name}-new`)
    .getByRole('button', { name: label('devices', 'actionsOf', { name: `${name}-new` }) })
    .click();
  await page.getByRole('menuitem', { name: label('devices', 'actionMove') }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`${name}-new`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await deviceRow(page, `${name}-new`)
    .getByRole('link', { name: `${name}-new` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}-new` })).toBeVisible();
});

test('names and memos are edited on a page at once, and what is unsaved is asked about [B-LIST-06] [B-LIST-07] [B-LIST-08] [B-LIST-09]', async ({
  page,
}) => {
  const { name } = await playDevice('edit');
  await logIn(page);
  await search(page, name);
  await expect(deviceRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: label('devices', 'editMode') }).click();
  await expect(page).toHaveURL(/view=edit/);
  const alias = page.getByRole('textbox', { name: label('devices', 'nameOf', { name }) });
  await alias.fill(`${name}-A`);

  const asked = page.getByRole('dialog', { name: label('devices', 'discardTitle') });
  const stay = async () => {
    await asked.getByRole('button', { name: label('common', 'cancel') }).click();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL(/view=edit/);
    await expect(alias).toHaveValue(`${name}-A`);
  };
  await page
    .getByRole('navigation')
    .getByRole('link', { name: label('devices', 'columnGroup'), exact: true })
    .first()
    .click();
  await stay();
  await page.getByRole('treeitem', { name: new RegExp(`^${label('devices', 'favourites')}`) }).click();
  await stay();
  await page.goBack();
  await stay();

  await page.getByRole('button', { name: label('devices', 'saveViewConfirm'), exact: true }).click();
  await expect(page.getByText(label('devices', 'editSaved'), { exact: true })).toBeVisible();
  await page
    .getByRole('textbox', { name: label('devices', 'memoOf', { name: `${name}-A` }) })
    .fill('A memo to discard');
  await page.getByRole('button', { name: label('devices', 'editLeave') }).click();
  await asked.getByRole('button', { name: label('devices', 'discardConfirm') }).click();
  await expect(deviceRow(page, `${name}-A`)).toBeVisible();
  await expect(page.getByText('A memo to discard')).toHaveCount(0);
});

test('filters work together, stand in the address and are taken away one by one', async ({ page }) => {
  const { name } = await playDevice('filter');
  await logIn(page);
  await search(page, name);
  await page.getByRole('button', { name: label('devices', 'filters'), exact: true }).click();
  await page
    .getByRole('combobox', { name: label('devices', 'filterState') })
    .selectOption({ label: label('common', 'offline') });
  await expect(page).toHaveURL(/alive=0/);
  await expect(page.getByText(label('devices', 'noMatchTitle'))).toBeVisible();
  await page
    .getByRole('combobox', { name: label('devices', 'favourites') })
    .selectOption({ label: label('devices', 'favouritesOnly') });
  await page.reload();
  await page
    .getByRole('button', {
      name: label('devices', 'removeFilter', {
        filter: `${label('devices', 'filterState')}: ${label('common', 'offline')}`,
      }),
    })
    .click();
  await page
    .getByRole('button', { name: label('devices', 'removeFilter', { filter: label('devices', 'favouritesOnly') }) })
    .click();
  await expect(deviceRow(page, name)).toBeVisible();
  await expect(page).not.toHaveURL(/alive|favourite/);
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
  await expect(page.getByRole('link', { name: new RegExp(` ${label('managers', 'settings')}$`) })).toHaveCount(0);
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

test('a device that goes offline and comes back shows so on an open screen without a reload [B-CACHE-04]', async ({
  page,
}) => {
  const device = await playDevice('live');
  await logIn(page);
  await search(page, device.name);
  await expect(deviceRow(page, device.name)).toContainText(label('common', 'online'));
  await device.leave();
  await expect(deviceRow(page, device.name)).toContainText(label('common', 'offline'));
  await device.beat();
  await expect(deviceRow(page, device.name)).toContainText(label('common', 'online'));
});

test('a device opened while a search is being typed stays open', async ({ page }) => {
  await useTestClock(page);
  await logIn(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/detailRoute/, async (route) => {
    await released;
    await route.continue();
  });
  await expect(deviceRows(page).first().getByRole('link').first()).toBeVisible();
  const settled = page.waitForResponse(/detailRoute/);
  // In one breath: the second text waits to be searched for when the device is pressed.
  await page.evaluate(
    (name) => {
      const field = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
      for (const text of ['n', 'not settled yet']) {
        // As the browser writes it, past what React watches.
        if (field) Reflect.set(HTMLInputElement.prototype, 'value', text, field);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector<HTMLElement>('[role="row"][data-id] a')?.click();
    },
    label('devices', 'searchDevices'),
  );
  // The rest before a search passes while the page of the device is still on its way.
  await page.clock.fastForward(1000);
  release();
  await settled;
  await expect(page.getByText('CPU').first()).toBeVisible();
  await expect(page).toHaveURL(/\/ko\/device\/all\/\d+/);
});

test('a name opens the device, with its figures [B-TABLE-13] [B-ROUTE-07]', async ({ page }) => {
  const device = await playDevice('detail');
  await logIn(page);
  await search(page, device.name);
  await expect(deviceRows(page)).toHaveCount(1);
  await deviceRow(page, device.name).getByRole('link', { name: device.name }).click();
  await expect(page).toHaveURL(new RegExp(`/ko/device/all/${device.pk}`));
  await expect(page.getByRole('heading', { level: 1, name: device.name })).toBeVisible();
  await expect(page.getByText('CPU').first()).toBeVisible();
});

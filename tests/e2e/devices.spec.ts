import { totalmem, uptime } from 'node:os';
import { expect } from '@playwright/test';
import { deviceRow, deviceRows, logIn, search } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { thisComputer } from './kit/thisComputer.ts';

test('the first device is this computer, online, and reports the figures of this computer again and again', async ({
  page,
}) => {
  await logIn(page);
  await expect(deviceRows(page).first()).toContainText(thisComputer);
  await expect(deviceRows(page).first()).toContainText(label('common', 'online'));
  const token = await tokenOf();
  const { data } = await server.GET('/devices', { headers: { token }, params: { query: { limit: 1 } } });
  const first = data?.objects[0];
  expect(first).toMatchObject({ simulated: false, memory_capacity: totalmem() });
  const reported = async () => {
    const params = { path: { devicePk: first?.pk ?? 0 } };
    const { data: now } = await server.GET('/devices/{devicePk}', { headers: { token }, params });
    return now?.objects[0];
  };
  // The load of a busy machine can stay the same for minutes; its uptime in seconds cannot.
  const before = (await reported())?.running_time ?? 0;
  await expect.poll(async () => (await reported())?.running_time ?? 0, { intervals: [1000] }).toBeGreaterThan(before);
  const after = await reported();
  expect(Math.abs((after?.running_time ?? 0) - uptime())).toBeLessThan(60);
  expect(after?.cpu_usage).toBeGreaterThan(0);
  expect(after?.cpu_usage).toBeLessThanOrEqual(100);
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

  await page.getByRole('button', { name: label('devices', 'editSave'), exact: true }).click();
  await expect(page.getByText(label('devices', 'editSaved'), { exact: true })).toBeVisible();
  await page
    .getByRole('textbox', { name: label('devices', 'memoOf', { name: `${name}-A` }) })
    .fill('A memo to discard');
  await page.getByRole('button', { name: label('devices', 'editLeave') }).click();
  await asked.getByRole('button', { name: label('devices', 'discardConfirm') }).click();
  await expect(deviceRow(page, `${name}-A`)).toBeVisible();
  await expect(page.getByText('A memo to discard')).toHaveCount(0);
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
  await logIn(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/detailRoute/, async (route) => {
    await released;
    await route.continue();
  });
  await expect(deviceRows(page).first().getByRole('link').first()).toBeVisible();
  const settled = page.waitForResponse(/detailRoute/);
  // Without a pause: the device is pressed before the list knows what was typed.
  await page.evaluate(
    (name) => {
      const field = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
      for (const text of ['n', 'not settled yet']) {
        // As the browser writes it, bypassing React.
        if (field) Reflect.set(HTMLInputElement.prototype, 'value', text, field);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector<HTMLElement>('[role="row"][data-id] a')?.click();
    },
    label('devices', 'searchDevices'),
  );
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
